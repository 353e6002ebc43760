/** Who plays a video. */
export type Provider = 'youtube' | 'vimeo'

/**
 * The id of a video, out of an id, an address in any form that the provider gives, or the code for embedding it; null
 * when there is none. An unlisted Vimeo video is `id/hash`: it needs both to play.
 */
export const videoId = (provider: Provider, text: string | undefined): string | null =>
  readers[provider](decoded(text?.trim() ?? ''))

/** Where a provider plays a video. */
export const playerOf = (provider: Provider, id: string): string =>
  provider === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}`
    : `https://player.vimeo.com/video/${id.replace('/', '?h=')}`

const readers = {
  youtube: (text: string) => youtube.map((form) => form.exec(text)?.[1]).find(Boolean) ?? null,
  vimeo(text: string) {
    const [, path = text, query = ''] = /\bvimeo\.com\/([\w./-]+)(\?[^\s"'<>]*)?/i.exec(text) ?? []
    return vimeoIn(path.split('/').filter(Boolean), new URLSearchParams(query).get('h'))
  },
}

const youtube = [
  /^([\w-]{11})$/,
  /\byoutu\.be\/([\w-]{11})(?![\w-])/i,
  /\b(?:youtube(?:-nocookie)?|ytimg)\.com\/\S*?(?:[?&]v=|\b(?:embed|shorts|live|v|e|vi)\/)(?!videoseries)([\w-]{11})(?![\w-])/i,
]

/** Numbers of what holds videos: what comes after them is no video by itself. */
const holders = ['album', 'showcase', 'event', 'user']

function vimeoIn(segments: string[], secret: string | null): string | null {
  const named = segments.findIndex((name, at) => /^videos?$/.test(name) && isId(segments[at + 1])) + 1
  const at =
    named || segments.findIndex((name, at) => isId(name) && !holders.includes(segments[at - 1] ?? ''))
  const id = segments[at]
  if (!isId(id)) return null
  const hash = [segments[at + 1], secret].find((given) => given && /^[\da-f]{8,12}$/i.test(given))
  return hash ? `${id}/${hash}` : id
}

const isId = (segment: string | undefined): segment is string => /^\d{6,12}$/.test(segment ?? '')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll('&amp;', '&')
  } catch {
    return text
  }
}
