import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { type Facts, factsOf, factsShown } from './facts.ts'
import { housingOf } from './housing.ts'
import { fitOf, type Rules } from './model/fit.ts'
import type { BenefitArea, BenefitsPage, Fit, HousingQuery } from './schema.ts'

const order = { fits: 0, may: 1, not: 2 } as const

/** All benefits with what they are to this person: those that fit first. */
export async function benefitsPage(db: Db, userId: string, query: HousingQuery): Promise<BenefitsPage> {
  const facts = await factsOf(db, userId)
  const [housing, benefits, checked] = await Promise.all([
    housingOf(db, query, facts),
    fitting(db, facts),
    db
      .selectFrom('benefits')
      // The oldest check; none while a rule was never checked.
      .select(
        sql<
          string | null
        >`case when bool_and(checked_on is not null) then to_char(min(checked_on), 'YYYY-MM-DD') end`.as(
          'on',
        ),
      )
      .executeTakeFirst(),
  ])
  return { profileId: userId, housing, benefits, facts: factsShown(facts), checkedOn: checked?.on ?? null }
}

/** The benefits of an area, for its module. All areas are read, so that the modules of one dashboard share the statement. */
export const benefitsFor = async (db: Db, userId: string, area: BenefitArea): Promise<Fit[]> =>
  (await fitting(db, await factsOf(db, userId))).filter((benefit) => benefit.area === area)

async function fitting(db: Db, facts: Facts): Promise<Fit[]> {
  const rows = await db.selectFrom('benefits').selectAll().orderBy('position').orderBy('id').execute()
  return rows
    .map((row): Fit => {
      const rules: Rules = {
        audience: row.audience as Rules['audience'],
        servedSince: row.served_since,
        leastYears: row.least_years,
        yearsWaivedFor: row.years_waived_for,
        states: row.states,
        asks: row.asks,
      }
      const { id, name, summary, link, figure } = row
      return { id, area: row.area as BenefitArea, name, summary, link, figure, ...fitOf(rules, facts) }
    })
    .sort((a, b) => order[a.verdict] - order[b.verdict])
}
