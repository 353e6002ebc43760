import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { UserQuery, UserSearch } from '../schema.ts'

type Named = (db: Db, id: string) => Promise<{ label: string } | undefined>

/** What the id of a filter is called. */
const names: Partial<Record<keyof UserQuery, Named>> = {
  theme: (db, id) => db.selectFrom('themes').select('name as label').where('id', '=', id).executeTakeFirst(),
  employer: (db, id) =>
    db.selectFrom('employers').select('name as label').where('id', '=', id).executeTakeFirst(),
  badge: (db, id) => db.selectFrom('badges').select('name as label').where('id', '=', id).executeTakeFirst(),
  need: (db, id) =>
    db.selectFrom('user_needs').select('name as label').where('id', '=', id).executeTakeFirst(),
  c: (db, id) => db.selectFrom('corps').select('name as label').where('id', '=', id).executeTakeFirst(),
  rank: (db, id) => db.selectFrom('ranks').select('title as label').where('id', '=', id).executeTakeFirst(),
  o: (db, id) =>
    db
      .selectFrom('military_occupations')
      .select(sql<string>`code || ' ' || title`.as('label'))
      .where('id', '=', id)
      .executeTakeFirst(),
}

export async function labelsOf(db: Db, query: UserQuery): Promise<UserSearch['labels']> {
  const given = (Object.keys(names) as (keyof UserQuery)[]).filter((name) => query[name])
  const choices = await Promise.all(given.map((name) => names[name]!(db, String(query[name]))))
  return Object.fromEntries(
    given.flatMap((name, at) => (choices[at] ? [[name, choices[at].label] as const] : [])),
  )
}
