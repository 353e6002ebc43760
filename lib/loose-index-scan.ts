import { sql } from 'kysely'
import type { DB } from '#db/types.ts'
import type { Db } from './db.ts'

/**
 * The distinct values of a column, in order. It jumps from value to value in an index that starts with the column, so
 * the cost depends on the number of values, not of rows.
 */
export async function looseIndexScan<Table extends keyof DB & string>(
  db: Db,
  table: Table,
  column: keyof DB[Table] & string,
): Promise<string[]> {
  const [from, value] = [sql.table(table), sql.ref(column)]
  const { rows } = await sql<{ value: string }>`
    with recursive found as (
      (select ${value} as value from ${from} order by 1 limit 1)
      union all
      select (select ${value} from ${from} where ${value} > found.value order by 1 limit 1)
      from found where found.value is not null
    )
    select value from found where value is not null`.execute(db)
  return rows.map((row) => row.value)
}
