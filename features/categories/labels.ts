import { oncePerDatabase } from '#lib/once-per-database.ts'

/** Labels of the categories by id; the catalog changes only at startup. */
export const categoryLabels = oncePerDatabase(async (db) => {
  const rows = await db.selectFrom('categories').select(['id', 'label']).execute()
  return new Map(rows.map((row) => [row.id, row.label]))
})
