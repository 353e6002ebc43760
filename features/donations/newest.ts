import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { pageOf } from '#lib/paged.ts'
import { inScope } from '#lib/site-scope.ts'
import { asDollars } from '#schema/money.ts'
import type { ListQuery, StaticPageList } from './schema.ts'

type Site = { id: string; applications: Record<string, boolean> }

/** The name that the public may read: anonymous donors have none for any viewer. */
export const publicName = sql<string>`case when d.anonymous or d.donor is null then 'Anonymous'
  else trim((d.donor ->> 'firstName') || ' ' || (d.donor ->> 'lastName')) end`

/** The newest gifts of this site, or of one fundraiser or team page, as everybody may read them. */
export async function newestGifts(db: Db, site: Site, query: ListQuery): Promise<StaticPageList> {
  const isEnabled = site.applications.donations === true
  const { fundraiser, teamPage } = query
  if (!isEnabled) return { isEnabled, fundraiser, list: [], totalDocs: 0, page: 1, limit: query.limit }
  const { rows, ...page } = await inScope(db, [site.id], (trx) =>
    pageOf(
      trx,
      trx
        .selectFrom('donations as d')
        .where('d.theme_id', '=', site.id)
        .where('d.state', '=', 'succeeded')
        .whereRef('d.refunded_cents', '<', 'd.amount_cents')
        .$if(fundraiser !== null, (found) => found.where('d.fundraiser_id', '=', fundraiser))
        .$if(teamPage !== null, (found) => found.where('d.team_page_id', '=', teamPage))
        .select(['d.id', 'd.message', publicName.as('name')])
        .select([sql<number>`d.amount_cents - d.refunded_cents`.as('amountCents'), 'd.succeeded_at'])
        .orderBy('d.id', 'desc'),
      query,
    ),
  )
  const list = rows.map(({ succeeded_at, ...gift }) => ({
    ...gift,
    amount: asDollars(gift.amountCents),
    createdAt: succeeded_at!.toISOString(),
  }))
  return { isEnabled, fundraiser, list, ...page }
}
