import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { inScope } from '#lib/site-scope.ts'
import { byAddress, own, withheldColumn } from './columns.ts'

/** What is kept about a person under one heading, each row as the database has it, without secrets. */
export type Section = { title: string; table: string; rows: Record<string, unknown>[] }

/** Everything that is kept about a person: by their id, and by the addresses that they have proven. */
export async function dataOf(db: Db, userId: string): Promise<Section[]> {
  return inScope(db, 'everywhere', async (trx) => {
    const addresses = await provenAddresses(trx, userId)
    const columns = await columnsOf(trx)
    const sections: Section[] = []
    const add = async (places: Record<string, string>, values: string[], isAddress: boolean) => {
      for (const [place, title] of Object.entries(places)) {
        const [table, column] = place.split('.') as [string, string]
        const shown = columns.get(table)
        if (!shown) continue
        const rows = await rowsOf(trx, { table, column, shown, values, isAddress })
        if (rows.length) sections.push({ title, table, rows })
      }
    }
    await add(own, [userId], false)
    await add(byAddress, addresses, true)
    return sections
  })
}

type Where = { table: string; column: string; shown: string[]; values: string[]; isAddress: boolean }

async function rowsOf(trx: Db, { table, column, shown, values, isAddress }: Where) {
  const at = sql.ref(column)
  const isTheirs = isAddress ? sql`lower(${at}) = any(${values})` : sql`${at} = any(${values}::uuid[])`
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(shown.map((name) => sql.ref(name)))} from ${sql.table(table)}
    where ${isTheirs} order by 1`.execute(trx)
  return rows
}

async function provenAddresses(trx: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from users where id = ${userId} and activated_at is not null
    union select lower(unnest(former_emails)) from users where id = ${userId}`.execute(trx)
  return rows.map(({ email }) => email)
}

/** The columns of each table that a person may have a copy of. */
async function columnsOf(trx: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type not in ('bytea', 'tsvector')
    order by table_name, ordinal_position`.execute(trx)
  const shown = new Map<string, string[]>()
  for (const { table, column } of rows)
    if (!withheldColumn.test(column)) shown.set(table, [...(shown.get(table) ?? []), column])
  return shown
}
