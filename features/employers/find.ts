import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Choices, Lookup } from '#lib/lookup.ts'

/** Employers whose names contain what was typed, by name. */
export async function findEmployers(db: Db, { q, page, limit }: Lookup): Promise<Choices> {
  const named = db
    .selectFrom('employers')
    .$if(q !== '', (employers) => employers.where('name', 'ilike', `%${q.replace(/[\\%_]/g, '\\$&')}%`))
  const [choices, counted] = await Promise.all([
    named
      .select(['id as value', 'name as label'])
      .orderBy(sql`lower(name)`)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    named.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { choices, total: counted.total }
}
