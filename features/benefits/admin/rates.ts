import { sql } from 'kysely'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { benefitMessages as messages } from '../messages.ts'
import type { RatesForm, RatesPage, RateYear } from '../schema.ts'
import { readRates } from './rate-files.ts'

/** The years that the calculator knows, the newest first. */
export async function ratesPage(db: Db): Promise<RatesPage> {
  const { rows } = await sql<RateYear>`
    select year, count(distinct mha)::int as areas, bool_and(shipped) as shipped,
      (select count(*)::int from bah_zips z where z.year = r.year) as zips
    from bah_rates r group by year order by year desc`.execute(db)
  return { years: rows }
}

/** Loads a year, or loads it again, whole or not at all. @throws Invalid */
export async function loadYear(
  db: Db,
  actor: Actor,
  { year, ...files }: RatesForm,
): Promise<{ areas: number; zips: number }> {
  const { rates, zips } = await readRates(files)
  return db.transaction().execute(async (trx) => {
    const shipped = await trx
      .selectFrom('bah_rates')
      .select('year')
      .where('year', '=', year)
      .where('shipped', '=', true)
      .limit(1)
      .executeTakeFirst()
    if (shipped) throw new Invalid({ year: messages.shipped(year) })
    await forget(trx, year)
    await sql`insert into bah_rates (year, mha, name, with_dependents, amounts)
      select ${year}, mha, name, "withDependents", amounts
      from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb)
        as r (mha text, name text, "withDependents" boolean, amounts integer[])`.execute(trx)
    await sql`insert into bah_zips (year, zip, mha)
      select ${year}, zip, mha from jsonb_to_recordset(${JSON.stringify(zips)}::jsonb) as z (zip text, mha text)`.execute(
      trx,
    )
    await audit(trx, actor, { action: 'bah.load', detail: { name: String(year) } })
    return { areas: rates.length / 2, zips: zips.length }
  })
}

/** Deletes a year that staff loaded. @throws Problem 404 */
export async function deleteYear(db: Db, actor: Actor, year: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await forget(trx, year))) throw notFound(messages.yearMissing)
    await audit(trx, actor, { action: 'bah.delete', detail: { name: String(year) } })
  })
}

async function forget(trx: Db, year: number): Promise<boolean> {
  await trx.deleteFrom('bah_zips').where('year', '=', year).where('shipped', '=', false).execute()
  const { numDeletedRows } = await trx
    .deleteFrom('bah_rates')
    .where('year', '=', year)
    .where('shipped', '=', false)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
