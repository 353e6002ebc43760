// How well a job's title answers a translated military code. No imports and only array reads per title: a search scores
// up to 10,000 candidates with it. Generic over what a word is, so that callers may keep titles as small numbers.

export type Term = { text: string; weight: number; soc: string | null }
type Entry<W> = { words: W[]; weight: number; significant: number; term: number; soc: string | null }
export type Fit<W> = { byFirstWord: Map<W, Entry<W>[]>; slight: Set<W> }

/** Words that say the rank of a job or nothing at all: they neither help nor hurt a match. */
const slightWords =
  'supervisory supervisor lead leader senior sr junior jr chief principal deputy associate assistant trainee apprentice ' +
  'foreman i ii iii iv the and of for a an in to or at'

// A title that contains a whole term is worth at least half of the term's weight, all of it when it contains nothing else.
const contained = 0.5
// A term that does not begin a title is often its department, not its work: "Editor, Police Officer Magazine".
const later = 0.7
const second = 0.1

/**
 * Prepares terms for `fitOf`, once a query. `words` must be the function that also makes words of titles.
 * @param readings where titles may have a term's words in other forms, too: each of them
 */
export function compileFit<W>(
  terms: readonly Term[],
  words: (text: string) => ArrayLike<W>,
  readings = (text: string): ArrayLike<W>[] => [words(text)],
): Fit<W> {
  const slight = new Set(slightWords.split(' ').flatMap((word) => Array.from(words(word))))
  const byFirstWord = new Map<W, Entry<W>[]>()
  for (const [term, { text, weight, soc }] of terms.entries())
    for (const reading of readings(text)) {
      const entry = { words: Array.from(reading), weight, significant: 0, term, soc }
      if (!entry.words.length) continue
      entry.significant = significantWords(entry.words, slight)
      const first = entry.words[0]!
      byFirstWord.get(first)?.push(entry) ?? byFirstWord.set(first, [entry])
    }
  return { byFirstWord, slight }
}

/** The highest score of a title that has only terms of at most this weight. */
export const mostFit = (weight: number): number => Math.min(1, weight * (1 + second))

/**
 * 0 to 1, and which term matches the title best; 0 and -1 when none does.
 * @param title the words of the title, or of many, of which it is those from `from` to before `end`
 */
export function fitOf<W>(
  fit: Fit<W>,
  title: ArrayLike<W>,
  from = 0,
  end = title.length,
): { score: number; term: number } {
  let best = 0
  let term = -1
  let soc: string | null = null
  let runnerUp = 0
  let significant = 0
  for (let at = from; at < end; at++) {
    const entries = fit.byFirstWord.get(title[at]!)
    if (!entries) continue
    significant ||= significantWords(title, fit.slight, from, end)
    for (const entry of entries) {
      if (!standsAt(entry.words, title, at, end)) continue
      const coverage = Math.min(1, entry.significant / significant)
      const score = entry.weight * (contained + (1 - contained) * coverage) * (at - from <= 1 ? 1 : later)
      if (score > best) {
        if (entry.soc !== soc) runnerUp = best
        best = score
        term = entry.term
        soc = entry.soc
      } else if (score > runnerUp && entry.soc !== soc) runnerUp = score
    }
  }
  return { score: Math.min(1, best + second * runnerUp), term }
}

function standsAt<W>(words: W[], title: ArrayLike<W>, at: number, end: number): boolean {
  if (at + words.length > end) return false
  for (let i = 1; i < words.length; i++) if (title[at + i] !== words[i]) return false
  return true
}

function significantWords<W>(words: ArrayLike<W>, slight: Set<W>, from = 0, end = words.length): number {
  let count = 0
  for (let i = from; i < end; i++) if (!slight.has(words[i]!)) count++
  return Math.max(count, 1)
}
