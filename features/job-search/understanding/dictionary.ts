import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { oncePerDatabase } from '#lib/once-per-database.ts'

/** Words of occupations' titles and how many titles have them, for corrections. */
export type Dictionary = {
  /** whether the word is in a title, or has an ending that words in titles take */
  knows(word: string): boolean
  /** words by their first letter */
  beginningWith(letter: string): { word: string; titles: number }[]
}

/** The words of the civilian and military titles of the catalog, read once per database. */
export const dictionary = oncePerDatabase(read)

async function read(db: Db): Promise<Dictionary> {
  const { rows } = await sql<{ title: string }>`
    select title from career_titles
    union all select title from military_occupations
    where active and not qualification and personnel = 'enlisted'`.execute(db)
  const titles = new Map<string, number>()
  for (const { title } of rows)
    for (const word of new Set(title.toLowerCase().match(/[a-z]{3,}/g)))
      titles.set(word, (titles.get(word) ?? 0) + 1)
  const byLetter = Map.groupBy(
    [...titles].map(([word, count]) => ({ word, titles: count })),
    ({ word }) => word.charAt(0),
  )
  return {
    knows: (word) => forms(word).some((form) => titles.has(form)),
    beginningWith: (letter) => byLetter.get(letter) ?? [],
  }
}

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
