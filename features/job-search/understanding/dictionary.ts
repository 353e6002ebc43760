import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { oncePerDatabase } from '#lib/once-per-database.ts'
import { stemsOf } from '../text/words.ts'

/** Words of occupations' titles and how many titles have them, for corrections. */
export type Dictionary = {
  /** whether the word is in a title, or has an ending that words in titles take */
  knows(word: string): boolean
  /** words by their first letter */
  beginningWith(letter: string): { word: string; titles: number }[]
  /** whether these words are the title of a civilian job, or end as many of them do: 'guard', 'CDL truck driver' */
  isTitle(words: string): boolean
}

/** This many titles with the same last word: it names a job whatever comes before it. */
const leastOfKind = 10

/** The words of the civilian and military titles of the catalog, read once per database. */
export const dictionary = oncePerDatabase(read)

async function read(db: Db): Promise<Dictionary> {
  const { rows } = await sql<{ title: string; civilian: boolean }>`
    select title, true as civilian from career_titles
    union all select title, false from military_occupations
    where active and not qualification and personnel = 'enlisted'`.execute(db)
  const titles = new Map<string, number>()
  const civilian = new Set<string>()
  const kinds = new Map<string, number>()
  for (const { title, civilian: isCivilian } of rows) {
    if (isCivilian) {
      const stems = stemsOf(title)
      civilian.add(stems.join(' '))
      kinds.set(stems.at(-1)!, (kinds.get(stems.at(-1)!) ?? 0) + 1)
    }
    for (const word of new Set(title.toLowerCase().match(/[a-z]{3,}/g)))
      titles.set(word, (titles.get(word) ?? 0) + 1)
  }
  const byLetter = Map.groupBy(
    [...titles].map(([word, count]) => ({ word, titles: count })),
    ({ word }) => word.charAt(0),
  )
  return {
    knows: (word) => forms(word).some((form) => titles.has(form)),
    beginningWith: (letter) => byLetter.get(letter) ?? [],
    isTitle(words) {
      const stems = stemsOf(words)
      if (civilian.has(stems.join(' '))) return true
      return stems.length > 1 && agent.test(words) && (kinds.get(stems.at(-1)!) ?? 0) >= leastOfKind
    },
  }
}

/** Who does the work, not what it is: 'driver' and 'technician', not 'driving' and 'security'. */
const agent =
  /(?:er|or|ist|ian|man|nurse|guard|clerk|chef|cook|analyst|mechanic|assistant|attendant|agent|aide)s?$/i

/** A word, and what it may be a form of: 'welders', 'welding', 'repaired', 'studies'. */
const forms = (word: string) => [
  word,
  `${word}s`,
  word.replace(/e?s$/, ''),
  word.replace(/s$/, ''),
  word.replace(/ies$/, 'y'),
  word.replace(/(?:ing|ed)$/, ''),
  word.replace(/(?:ing|ed)$/, 'e'),
  word.replace(/(.)\1(?:ing|ed)$/, '$1'),
]
