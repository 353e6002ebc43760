import { type Classified, titlesAlike } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import type { EngineQuery } from '../engine/query.ts'

const mostTitles = 24

/**
 * What the engine is asked for jobs of these careers; null: they have no title, and without any, all jobs would match.
 * @param most titles that are looked for
 */
export async function careersWanted(
  db: Db,
  careers: readonly Classified[],
  most = mostTitles,
): Promise<Pick<EngineQuery, 'words' | 'titles' | 'careers'> | null> {
  const strongest = Math.max(...careers.map(({ weight }) => weight))
  const wanted = careers.map(({ soc, weight }) => ({ soc, weight: weight / strongest }))
  const titles = (await titlesAlike(db, wanted)).slice(0, most)
  return titles.length ? { words: '', titles, careers: { by: 'any', careers: wanted } } : null
}
