/** Longer texts are rarely met twice. */
const longest = 100
/** How many titles are remembered: a large feed has tens of thousands, and most of its jobs have one of a few thousand. */
export const mostTitles = 20_000

/**
 * The same function with a memory: the values of a feed repeat ("fulltime", "$20 - $25 an hour", one title in forty cities).
 * Its results are shared, so they must not be changed.
 * @param most when so many are remembered, it begins again: a hostile feed repeats nothing
 */
export function remembered<Result>(read: (text: string) => Result, most = 2_000): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    if (text.length > longest) return read(text)
    const known = results.get(text)
    if (known !== undefined || results.has(text)) return known as Result
    const result = read(text)
    if (results.size >= most) results.clear()
    results.set(ownCopy(text), result)
    return result
  }
}

/** A part of a text keeps the whole text in memory: here, the piece of the feed that it was read from. */
export const ownCopy = (text: string) => Buffer.from(text).toString()
