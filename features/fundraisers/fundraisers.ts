import { sql } from 'kysely'
import { todayIn } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import { inScope } from '#lib/site-scope.ts'
import { asDollars, percentOf } from '#schema/money.ts'
import { fundraiserMessages } from './messages.ts'
import type { Fundraiser, FundraiserType, Statistics, Status } from './schema.ts'

type Site = { id: string; timeZone: string }

/** A fundraiser that everybody may see. @throws Problem 404 for drafts and those of other sites */
export async function publicFundraiser(db: Db, site: Site, id: string): Promise<Fundraiser> {
  const found = await inScope(db, [site.id], (trx) =>
    trx
      .selectFrom('fundraisers as f')
      .select(['f.id', 'f.name', 'f.type', 'f.status', 'f.story', 'f.goal_cents as goalCents'])
      .select(['f.minimum_cents as minimumCents', 'f.sign_ups_closed as signUpsClosed'])
      .select([
        sql<string | null>`f.starts_on::text`.as('startsOn'),
        sql<string | null>`f.ends_on::text`.as('endsOn'),
      ])
      .select(raised('d.fundraiser_id = f.id').as('totalRaisedCents'))
      .select(given('d.fundraiser_id = f.id').as('donationCount'))
      .select(
        sql<number>`(select count(*) from team_pages t where t.fundraiser_id = f.id and t.status = 'active')`.as(
          'teamCount',
        ),
      )
      .where('f.id', '=', id)
      .where('f.theme_id', '=', site.id)
      .where('f.status', '!=', 'draft')
      .executeTakeFirst(),
  )
  if (!found) throw notFound(fundraiserMessages.notThere)
  const today = todayIn(site.timeZone)
  const isOver = found.status === 'closed' || (found.endsOn !== null && found.endsOn < today)
  return {
    ...found,
    type: found.type as FundraiserType,
    status: found.status as Status,
    goal: asDollars(found.goalCents),
    totalRaised: asDollars(found.totalRaisedCents),
    percentage: percentOf(found.totalRaisedCents, found.goalCents),
    isOpen: !isOver && (found.startsOn === null || found.startsOn <= today),
  }
}

/** Those that take gifts today, the one that ends first before the others; amounts in cents. */
export async function liveFundraisers(db: Db, site: Site, most: number) {
  const today = todayIn(site.timeZone)
  const rows = await inScope(db, [site.id], (trx) =>
    trx
      .selectFrom('fundraisers as f')
      .select(['f.id', 'f.name', 'f.goal_cents as goal'])
      .select([raised('d.fundraiser_id = f.id').as('raised'), given('d.fundraiser_id = f.id').as('gifts')])
      .where('f.theme_id', '=', site.id)
      .where('f.status', '=', 'live')
      .where(sql<boolean>`coalesce(f.starts_on <= ${today}::date, true)`)
      .where(sql<boolean>`coalesce(f.ends_on >= ${today}::date, true)`)
      .orderBy('f.ends_on')
      .orderBy('f.id')
      .limit(most)
      .execute(),
  )
  return rows.map((row) => ({ ...row, percentage: percentOf(row.raised, row.goal) }))
}

/** Raised: gifts that succeeded, less refunds. Summed from the covering index, never stored. */
export const raised = (condition: string) =>
  sql<number>`(select coalesce(sum(d.amount_cents - d.refunded_cents), 0) from donations d
    where d.state = 'succeeded' and ${sql.raw(condition)})`
export const given = (condition: string) =>
  sql<number>`(select count(*) from donations d where d.state = 'succeeded' and ${sql.raw(condition)})`

/** Document 2, section 9: ten teams and ten donors, stable at ties; anonymous gifts are nobody's. */
export async function statisticsOf(db: Db, site: Site, fundraiser: string): Promise<Statistics> {
  return inScope(db, [site.id], async (trx) => {
    const teams = await trx
      .selectFrom('donations as d')
      .innerJoin('team_pages as t', 't.id', 'd.team_page_id')
      .select(['t.id as _id', 't.name', 't.slug'])
      .select(sql<number>`sum(d.amount_cents - d.refunded_cents)`.as('totalRaisedCents'))
      .where('d.fundraiser_id', '=', fundraiser)
      .where('d.state', '=', 'succeeded')
      .groupBy('t.id')
      .orderBy('totalRaisedCents', 'desc')
      .orderBy('t.id')
      .limit(10)
      .execute()
    const { rows } = await sql<{ name: string; cents: number }>`
      select min(trim((donor ->> 'firstName') || ' ' || (donor ->> 'lastName'))) as name,
        sum(amount_cents - refunded_cents) as cents
      from donations where fundraiser_id = ${fundraiser} and state = 'succeeded' and not anonymous and donor is not null
        and channel <> 'match'
      group by coalesce(user_id::text, lower(donor ->> 'email'))
      having sum(amount_cents - refunded_cents) > 0
      order by cents desc, min(id::text) limit 10`.execute(trx)
    return {
      mostRaised: teams.map((team) => ({ ...team, totalRaised: asDollars(team.totalRaisedCents) })),
      topDonors: rows.map(({ name, cents }) => ({
        user: { name },
        totalAmount: asDollars(cents),
        totalAmountCents: cents,
      })),
    }
  })
}
