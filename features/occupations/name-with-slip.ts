import distance from 'damerau-levenshtein'
import { occupationNames } from '#catalog/occupation-names.ts'

const names = [...occupationNames.keys()].map((name) => ({ name, words: name.split(' ') }))
const byLength = Map.groupBy(names, ({ words }) => words.length)

/** How many letters of a word may be wrong. */
const slips = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2)

/**
 * The name of a military occupation that these words are with a slip: 'combat medik' → 'combat medic'. Null: none.
 * @param isDoubtful whether a word may be wrong; the others are as they are
 */
export function nameWithSlip(typed: string, isDoubtful: (word: string) => boolean): string | null {
  const words = typed.toLowerCase().replace(/['’]/g, '').split(/\s+/).filter(Boolean)
  const near = (byLength.get(words.length) ?? []).flatMap(({ name, words: others }) => {
    let steps = 0
    for (const [i, word] of words.entries()) {
      const letters = lettersWrong(word, others[i]!, isDoubtful)
      if (letters === null) return []
      steps += letters
    }
    return steps ? [{ name, steps }] : []
  })
  return near.toSorted((a, b) => a.steps - b.steps)[0]?.name ?? null
}

function lettersWrong(word: string, other: string, isDoubtful: (word: string) => boolean): number | null {
  if (word === other) return 0
  const most = slips(Math.max(word.length, other.length))
  if (!isDoubtful(word) || word[0] !== other[0] || Math.abs(word.length - other.length) > most) return null
  // Letters in another order are one slip: 'calvary'.
  if (sorted(word) === sorted(other)) return 1
  const { steps } = distance(word, other)
  return steps <= most ? steps : null
}

const sorted = (word: string) => [...word].toSorted().join('')
