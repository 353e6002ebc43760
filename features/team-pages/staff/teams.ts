import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { ownSites } from '#lib/own-sites.ts'
import { allRows, pageOf } from '#lib/paged.ts'
import { inScope } from '#lib/site-scope.ts'
import { asDollars } from '#schema/money.ts'
import type { Person } from '#spec/access.ts'
import type { Organization, StaffTeam, StaffTeamsQuery } from '../schema.ts'
import { cardOf, teamCards } from '../team-pages.ts'

const sitesOf = (viewer: Person) => ownSites(viewer, 'fundraisers.everywhere')

/** Document 1, section 3: the team pages of one's sites, with all that staff see of them. */
const found = (trx: Db, viewer: Person, { q, fundraiser, status }: StaffTeamsQuery) =>
  teamCards(trx)
    .leftJoin('users as u', 'u.id', 't.owner_id')
    .select([
      'f.name as fundraiser',
      't.created_at',
      't.email',
      't.address',
      't.owner_job_title as ownerJobTitle',
    ])
    .select(['t.organization', sql<string | null>`u.first_name || ' ' || u.last_name`.as('owner')])
    .select(
      sql<number>`(select count(*) from comments c where c.team_page_id = t.id and c.hidden_at is null)`.as(
        'comments',
      ),
    )
    .where(sitesOf(viewer).has('t.theme_id'))
    .$if(q !== '', (rows) => rows.where('t.name', 'ilike', `%${q.replace(/[%_\\]/g, '\\$&')}%`))
    .$if(fundraiser !== '', (rows) => rows.where('t.fundraiser_id', '=', fundraiser))
    .$if(status !== '', (rows) => rows.where('t.status', '=', status))
    .orderBy('t.id', 'desc')

type Row = ReturnType<typeof found> extends SelectQueryBuilder<infer _D, infer _T, infer R> ? R : never

const staffTeam = ({ created_at, organization, ...row }: Row): StaffTeam => ({
  ...cardOf(row),
  totalRaised: asDollars(row.amountRaisedCents),
  createdAt: created_at.toISOString(),
  organization: organization as Organization | null,
})

export async function listTeams(db: Db, viewer: Person, query: StaffTeamsQuery) {
  const { rows, ...page } = await inScope(db, sitesOf(viewer).scope, (trx) =>
    pageOf(trx, found(trx, viewer, query), query),
  )
  const fundraisers = await db
    .selectFrom('fundraisers as f')
    .select(['f.id as value', 'f.name as label'])
    .where(sitesOf(viewer).has('f.theme_id'))
    .orderBy('f.id', 'desc')
    .limit(200)
    .execute()
  return { ...query, ...page, teams: rows.map(staffTeam), fundraisers }
}

/** All that the filters find, for a file. */
export const allTeams = (db: Db, viewer: Person, query: StaffTeamsQuery): AsyncGenerator<StaffTeam> =>
  allRows((before, limit) =>
    inScope(db, sitesOf(viewer).scope, async (trx) => {
      const rows = found(trx, viewer, query).$if(before !== null, (rest) => rest.where('t.id', '<', before))
      return (await rows.limit(limit).execute()).map(staffTeam)
    }),
  )

/** Document 3, section 7: the lookup. */
export const teamChoices = (db: Db, viewer: Person) =>
  db
    .selectFrom('team_pages as t')
    .select(['t.id as value', 't.name as label'])
    .where(sitesOf(viewer).has('t.theme_id'))
    .orderBy('t.name')
    .execute()
