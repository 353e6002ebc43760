import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'

/** An index in the cluster, as the database knows it. `reached`: the id up to which it was filled; null: not begun */
export type SearchIndex = {
  name: string
  state: 'building' | 'serving'
  version: string
  reached: string | null
  filled: number
}

export async function searchIndexes(db: Db): Promise<SearchIndex[]> {
  const rows = await db
    .selectFrom('search_indexes')
    .select(['name', 'state', 'version', 'reached', 'filled'])
    .orderBy('name')
    .execute()
  return rows.map((row) => ({ ...row, filled: Number(row.filled), state: row.state as SearchIndex['state'] }))
}

export const servingIndex = async (db: Db): Promise<SearchIndex | null> =>
  (await searchIndexes(db)).find(({ state }) => state === 'serving') ?? null

export async function beginIndex(db: Db, name: string, version: string): Promise<SearchIndex> {
  await db.insertInto('search_indexes').values({ name, version, state: 'building' }).execute()
  return { name, version, state: 'building', reached: null, filled: 0 }
}

export async function reachedIn(db: Db, { name, filled }: SearchIndex, reached: string): Promise<void> {
  await db.updateTable('search_indexes').set({ reached, filled }).where('name', '=', name).execute()
}

export async function forgetIndex(db: Db, name: string): Promise<void> {
  await db.deleteFrom('search_indexes').where('name', '=', name).execute()
}

/** The index that was filled serves from now on. @returns the one that served before */
export async function promoteIndex(db: Db, name: string): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const before = await servingIndex(tx)
    if (before?.name === name) return null
    if (before) await forgetIndex(tx, before.name)
    await tx.updateTable('search_indexes').set({ state: 'serving' }).where('name', '=', name).execute()
    await sql`select pg_notify('content', '')`.execute(tx)
    return before?.name ?? null
  })
}
