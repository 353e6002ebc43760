import type { Db } from '#lib/db.ts'
import { type Choices, type Lookup, pageOf, wordsBegin } from '#lib/lookup.ts'

export type Category = { id: string; label: string }

/** All job categories by label. */
export const categories = (db: Db): Promise<Category[]> =>
  db.selectFrom('categories').select(['id', 'label']).orderBy('label').execute()

/** Job categories by words of their label. */
export async function findCategories(db: Db, lookup: Lookup): Promise<Choices> {
  const found = (await categories(db)).filter(({ label }) => wordsBegin(lookup.q, label))
  const choices = pageOf(found, lookup).map(({ id, label }) => ({ value: id, label }))
  return { choices, total: found.length }
}

/**
 * The category of each civilian career: O*NET-SOC code → category id. Read once to classify many jobs.
 */
export async function careerCategories(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('careers').select(['soc', 'category_id']).execute()
  return new Map(rows.flatMap(({ soc, category_id }) => (category_id ? [[soc, category_id]] : [])))
}
