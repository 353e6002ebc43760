import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Choices, Lookup } from '#lib/lookup.ts'

/** The name; with the site, where another site has an employer of the same name. */
const labelHere = sql<string>`name || case when exists (select from employers other
    where lower(other.name) = lower(employers.name) and other.id <> employers.id)
  then coalesce(' (' || (select t.name from themes t where t.id = employers.source_theme_id) || ')', ' (all sites)')
  else '' end`

/** Employers whose names contain what was typed, by name. */
export async function findEmployers(db: Db, { q, page, limit }: Lookup): Promise<Choices> {
  const named = db
    .selectFrom('employers')
    .$if(q !== '', (employers) => employers.where('name', 'ilike', `%${q.replace(/[\\%_]/g, '\\$&')}%`))
  const [choices, counted] = await Promise.all([
    named
      .select(['id as value', labelHere.as('label')])
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    named.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { choices, total: counted.total }
}

/** The employers that are called this, with or without the site that lookups add; two where it says too little. */
export async function employersCalled(db: Db, words: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('employers')
    .select('id')
    .where(({ or, eb }) =>
      or([
        eb(sql`lower(name)`, '=', words.trim().toLowerCase()),
        eb(sql`lower(${labelHere})`, '=', words.trim().toLowerCase()),
      ]),
    )
    .limit(2)
    .execute()
}
