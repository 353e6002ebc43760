import type { Db } from '#lib/db.ts'

/** The branches of service, to choose from. */
export const branches = (db: Db) =>
  db.selectFrom('corps').select(['id as value', 'name as label']).orderBy('position').execute()
