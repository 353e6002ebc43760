import { sql } from 'kysely'
import { usersFor } from '#features/privacy/index.ts'
import { wordsOf } from '#features/users/index.ts'
import type { Db } from '#lib/db.ts'
import type { Choices, Lookup } from '#lib/lookup.ts'
import type { Person } from '#spec/access.ts'

/** The people whom this viewer manages, by the words of their name or address. */
export async function findPeople(db: Db, viewer: Person, { q, page, limit }: Lookup): Promise<Choices> {
  const words = wordsOf(q)
  const found = usersFor(db, viewer)
    .where('activated_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .where((is) => is.and(words.map((word) => is('find_words', 'like', `% ${word}%`))))
  const [choices, { total }] = await Promise.all([
    found
      .select(['id as value', sql<string>`first_name || ' ' || last_name || ', ' || email`.as('label')])
      .orderBy('first_name')
      .orderBy('last_name')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { choices, total }
}

/** @returns null for nobody, or for somebody whom this viewer does not manage */
export const managedPerson = async (db: Db, viewer: Person, id: string) =>
  (await usersFor(db, viewer)
    .select(['id as value', sql<string>`first_name || ' ' || last_name`.as('label')])
    .where('id', '=', id)
    .executeTakeFirst()) ?? null
