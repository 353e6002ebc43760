const longest = 2000
// A reserved host name: a URL that resolves to another host leaves the site.
const here = 'http://own.invalid'

/**
 * A local redirect target, from untrusted input (`redirectTo`).
 * @param origin our own, which may precede the path
 * @returns path, query and fragment; null for anything else: other origins, `//evil`, `/\\evil`, `javascript:`, and
 * their encoded forms, which a proxy or a browser may decode
 */
export function safeRedirect(given: unknown, origin?: string): string | null {
  if (typeof given !== 'string' || given.length > longest) return null
  const path = origin && given.startsWith(`${origin}/`) ? given.slice(origin.length) : given
  if (!decodings(path).every(isPath)) return null
  const url = new URL(path, here)
  return url.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}

// Browsers drop control characters and white space before or inside a path, which could turn it into `//host`.
const isPath = (text: string) =>
  /^\/(?![/\\])/.test(text.replace(/[\s\p{Cc}]/gu, '')) && !/\p{Cc}/u.test(pathOf(text))

/** Drops the query, which may contain anything. */
const pathOf = (text: string) => text.split(/[?#]/, 1)[0]!

/** The text and each of its successive decodings. */
function decodings(text: string): string[] {
  const all = [text]
  for (let next = decoded(text); next !== all.at(-1) && all.length < 5; next = decoded(next)) all.push(next)
  return all
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
