import type { Db } from '#lib/db.ts'

/** A site that answers on localhost. @returns its id */
export async function addSite(db: Db, applications: object = { search: true }): Promise<string> {
  const { id } = await db
    .insertInto('themes')
    .values({ name: 'Harbor Veterans', applications: JSON.stringify(applications) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('theme_domains')
    .values({ domain: 'localhost', theme_id: id, is_primary: true })
    .execute()
  return id
}
