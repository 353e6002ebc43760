import { sign, unsign } from '#lib/signature.ts'

/** How long the address of a package works. */
const seconds = 4 * 3_600
const purpose = 'content package'

/** What an address opens: one package, until then, in a frame of this origin. */
export type Opened = { id: string; until: number; frame: string }

type Settings = { secret: string; contentOrigin: string | null }

/**
 * The address of a file in a package, which carries the right to read that package and nothing else. Relative links in the
 * package work: they keep the signed part.
 * @param frame the origin of the page that shows it
 * @returns null where no CONTENT_DOMAIN is set
 */
export function packageAddress({ secret, contentOrigin }: Settings, id: string, name: string, frame: string) {
  if (!contentOrigin) return null
  const opened: Opened = { id, until: Date.now() + seconds * 1_000, frame }
  const key = sign(secret, purpose, Buffer.from(JSON.stringify(opened)).toString('base64url'))
  return `${contentOrigin}/p/${key}/${name.split('/').map(encodeURIComponent).join('/')}`
}

/** What a path of the content domain asks for; null when it is not ours or no longer valid. */
export function openedBy(secret: string, path: string): { opened: Opened; name: string } | null {
  const [, key, rest] = /^\/p\/([\w.-]{1,1000})\/([^?#]{1,3000})(?:\?.*)?$/.exec(path) ?? []
  const text = unsign(secret, purpose, key)
  if (!text || !rest) return null
  const opened = JSON.parse(Buffer.from(text, 'base64url').toString()) as Opened
  if (opened.until <= Date.now()) return null
  try {
    const name = decodeURIComponent(rest)
    return /\p{Cc}/u.test(name) ? null : { opened, name }
  } catch {
    return null
  }
}
