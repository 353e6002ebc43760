const longest = 2000
// A made-up host that nothing can name: what leaves it leaves us.
const here = 'http://own.invalid'

/**
 * A place on this site to go to, from something that anybody may have written (`redirectTo`).
 * @param origin our own, which may stand before the path
 * @returns path, query and fragment; null for everything else: other origins, `//evil`, `/\\evil`, `javascript:`, and
 * the same in encoded forms that a proxy or a browser may decode
 */
export function ownPath(given: unknown, origin?: string): string | null {
  if (typeof given !== 'string' || given.length > longest) return null
  const path = origin && given.startsWith(`${origin}/`) ? given.slice(origin.length) : given
  if (!decodings(path).every(isPath)) return null
  const url = new URL(path, here)
  return url.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}

// Control characters and white space before or in a path are dropped by browsers, and what follows moves up.
const isPath = (text: string) =>
  /^\/(?![/\\])/.test(text.replace(/[\s\p{Cc}]/gu, '')) && !/\p{Cc}/u.test(pathOf(text))

/** Queries may hold anything. */
const pathOf = (text: string) => text.split(/[?#]/, 1)[0]!

/** The text as it stands and as often as it can be decoded; one that can not be is left as it is. */
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
