import type { Field, FieldMap } from './fields.ts'
import { linkOf, pictureOf } from './grammar.ts'
import { playerOf, videoId } from './video-id.ts'

/** What a link may lead to: a click anywhere, a frame to a page of another site, a feed to a file that is fetched. */
export type Leading = 'anywhere' | 'frame' | 'feed'

/** An address that a click follows, out of what people type and paste; '' for nothing, null when it is not understood. */
export function understoodLink(typed: string): string | null {
  const text = typed.trim().replace(/^webcals?:\/\//i, 'https://')
  if (!text) return ''
  const complete = completers.find(([form]) => form.test(text))?.[1](text) ?? text
  return linkOf(complete)
}

const files =
  /\.(?:html?|php|aspx?|pdf|docx?|xlsx?|pptx?|csv|txt|zip|ics|png|jpe?g|webp|gif|svg)(?:[?#].*)?$/i
const host = /^(?:[\p{L}\d-]+\.)+[\p{L}-]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u

/** What is missing at the front of an address, by its form; the first that fits. */
const completers: [{ test(text: string): boolean }, (text: string) => string][] = [
  [/^\/\/[^/\\]/, (text) => `https:${text}`],
  [/^\/[^/\\]/, (text) => text.replace(/\s/g, '%20')],
  [/^[^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+$/, (text) => `mailto:${text}`],
  [/^\+?(?:[\s().-]*\d){10,15}$/, (text) => `tel:${text.replace(/[^+\d]/g, '')}`],
  [
    { test: (text) => host.test(text) && (/^www\.|\//i.test(text) || !files.test(text)) },
    (text) => `https://${text}`,
  ],
  [/^[\w-][\w./-]*(?:[?#]\S*)?$/, (text) => `/${text}`],
]

/** A frame shows a page over https: out of its address, or of the code that sites give for embedding. */
function understoodFrame(typed: string): string | null {
  const src = /<iframe\b[^>]*\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(typed)?.[1]
  const address = understoodLink((src ?? typed).replaceAll('&amp;', '&'))?.replace(/^http:/i, 'https:')
  if (address === '') return ''
  // A page of this site is understood, though no frame shows it (frame.ts): documents from before still save.
  if (/^\/[^/\\]/.test(typed)) return address ?? null
  if (!address?.startsWith('https:')) return null
  // The pages of videos refuse to be framed; their players do not.
  for (const provider of ['youtube', 'vimeo'] as const) {
    const id = videoId(provider, address)
    if (id) return playerOf(provider, id)
  }
  return address
}

const understoodFeed = (typed: string) => {
  const address = understoodLink(typed)
  return address && /^(?:mailto|tel|#|\?)/.test(address) ? null : address
}

function understoodPicture(typed: string): string | null {
  const address = understoodLink(typed)
  return address && pictureOf(address.replace(/^http:/i, 'https:'))
}

type Target = Pick<Field, 'kind' | 'leading' | 'provider'>

const leading = { anywhere: understoodLink, frame: understoodFrame, feed: understoodFeed }

/**
 * What a field keeps of what was typed into it: links, videos and pictures as the page needs them, '' for nothing, null
 * for what is not understood. Other fields keep everything.
 */
export function understood(field: Target, typed: string): string | null {
  if (field.kind === 'link') return leading[field.leading ?? 'anywhere'](typed)
  if (field.kind === 'image') return understoodPicture(typed)
  if (field.kind === 'video') return typed.trim() && videoId(field.provider ?? 'youtube', typed)
  return typed
}

const asked = {
  anywhere:
    'Enter a page of this site such as /jobs/search, an address such as https://www.example.org, an email address or a phone number.',
  frame: 'Enter the https address of the page to show, or paste the code for embedding it.',
  feed: 'Enter the address of the feed. It begins with https:// or webcal://.',
  youtube: 'Enter the ID or the address of a YouTube video.',
  vimeo: 'Enter the ID or the address of a Vimeo video.',
  image: 'Choose a picture, or enter an address that begins with https:// or /.',
}

/** What to enter instead of what was not understood. */
export const notUnderstood = ({ kind, leading = 'anywhere', provider = 'youtube' }: Target): string =>
  asked[kind === 'image' ? 'image' : kind === 'video' ? provider : leading]

/** Fields whose values are not understood, in lists by their place: 'carouselImages.0.url', and what to enter instead. */
export function misunderstoodIn(
  fields: FieldMap,
  values: Record<string, unknown>,
): { path: (string | number)[]; message: string }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    if (!isShown(field, fields, values)) return []
    if (field.item && Array.isArray(value))
      return value.flatMap((row, at) =>
        misunderstoodIn(field.item!, row ?? {}).map(({ path, message }) => ({
          ...{ path: [name, at, ...path], message },
        })),
      )
    if (typeof value !== 'string') return []
    if (field.kind === 'html') return misreadLinks(value).map((message) => ({ path: [name], message }))
    return understood(field, value) === null ? [{ path: [name], message: notUnderstood(field) }] : []
  })
}

/** The links of rich text that lead nowhere. */
function misreadLinks(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
    ([, double, single]) => (double ?? single ?? '').replaceAll('&amp;', '&'),
  )
  return hrefs
    .filter((href) => understoodLink(href) === null)
    .map((href) => `The link “${href}” is not understood. ${asked.anywhere}`)
}

const isShown = ({ when }: Field, fields: FieldMap, values: Record<string, unknown>) =>
  !when || when.is.includes(values[when.field] ?? fields[when.field]?.default)
