import type { Classified } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import { careersWanted } from './careers-wanted.ts'
import type { ResolvedSearch } from './resolve.ts'

/** The search for jobs of these careers instead of its words; null: they have no title. */
export async function ofCareers(
  db: Db,
  search: ResolvedSearch,
  careers: readonly Classified[],
): Promise<ResolvedSearch | null> {
  const wanted = await careersWanted(db, careers)
  // Its query stays: ways to other searches begin with what was typed.
  return wanted && { ...search, asked: { ...search.asked, ...wanted } }
}
