import { sql } from 'kysely'
import { given, publicFundraiser, raised } from '#features/fundraisers/index.ts'
import type { Db } from '#lib/db.ts'
import { ownSites } from '#lib/own-sites.ts'
import { pageOf } from '#lib/paged.ts'
import { notFound } from '#lib/problem.ts'
import { inScope } from '#lib/site-scope.ts'
import { asDollars, percentOf } from '#schema/money.ts'
import type { Person } from '#spec/access.ts'
import { teamMessages } from './messages.ts'
import type { Organization, TeamCard, TeamPage, TeamSearch } from './schema.ts'

type Site = { id: string; timeZone: string }

/** Team pages with their sums, in the scope of their site. */
export const teamCards = (trx: Db) =>
  trx
    .selectFrom('team_pages as t')
    .innerJoin('fundraisers as f', 'f.id', 't.fundraiser_id')
    .where('f.status', '!=', 'draft')
    .select(['t.id', 't.name', 't.slug', 't.picture as image', 't.status', 't.goal_cents as goalCents'])
    .select([
      raised('d.team_page_id = t.id').as('amountRaisedCents'),
      given('d.team_page_id = t.id').as('donationCount'),
    ])
    .select(sql<number>`(select count(*) from team_members m where m.team_page_id = t.id)`.as('members'))

type Row = Omit<TeamCard, 'goal' | 'amountRaised' | 'percentage' | 'status'> & { status: string }

export const cardOf = <R extends Row>(row: R) => ({
  ...row,
  status: row.status as TeamCard['status'],
  goal: asDollars(row.goalCents),
  amountRaised: asDollars(row.amountRaisedCents),
  percentage: percentOf(row.amountRaisedCents, row.goalCents),
})

/** A team page by its slug or id. @throws Problem 404 on other sites */
export async function teamPage(db: Db, site: Site, viewer: Person, slug: string): Promise<TeamPage> {
  const found = await inScope(db, [site.id], (trx) =>
    teamCards(trx)
      .leftJoin('users as u', 'u.id', 't.owner_id')
      .select([
        't.story',
        't.owner_job_title as ownerJobTitle',
        't.organization',
        't.created_at',
        't.fundraiser_id',
        't.owner_id',
      ])
      .select(['u.first_name', 'u.last_name', 'u.slug as ownerSlug', 'f.picture as fundraiserPicture'])
      .where('t.theme_id', '=', site.id)
      .where((row) =>
        row.or([row(sql`lower(t.slug)`, '=', slug.toLowerCase()), row(sql`t.id::text`, '=', slug)]),
      )
      .executeTakeFirst(),
  )
  if (!found) throw notFound(teamMessages.notThere)
  const { created_at, fundraiser_id, owner_id, first_name, last_name, ownerSlug, fundraiserPicture, ...row } =
    found
  const fundraiser = await publicFundraiser(db, site, fundraiser_id)
  const team = await membersOf(db, site, row.id)
  const mayEdit = viewer !== null && (viewer.id === owner_id || isStaff(viewer, site.id))
  return {
    ...cardOf(row),
    organization: row.organization as Organization | null,
    totalRaised: asDollars(row.amountRaisedCents),
    createdAt: created_at.toISOString(),
    owner: owner_id ? { id: owner_id, name: `${first_name} ${last_name}`, slug: ownerSlug! } : null,
    fundraiser: {
      id: fundraiser.id,
      name: fundraiser.name,
      picture: fundraiserPicture,
      isOpen: fundraiser.isOpen,
      signUpsClosed: fundraiser.signUpsClosed,
    },
    team,
    mayEdit,
    mayDelete: mayEdit && row.donationCount === 0,
    isMember: viewer !== null && team.some(({ id }) => id === viewer.id),
  }
}

export const isStaff = (viewer: Person, themeId: string): boolean =>
  ownSites(viewer, 'fundraisers.everywhere').includes(themeId)

/** Members, each with what was given through them. */
const membersOf = (db: Db, site: Site, team: string) =>
  inScope(db, [site.id], (trx) =>
    trx
      .selectFrom('team_members as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select(['u.id', sql<string>`u.first_name || ' ' || u.last_name`.as('name')])
      .select(raised('d.team_page_id = m.team_page_id and d.member_id = m.user_id').as('totalRaisedCents'))
      .where('m.team_page_id', '=', team)
      .orderBy('totalRaisedCents', 'desc')
      .orderBy('m.joined_at')
      .limit(100)
      .execute(),
  )

/** Document 2, section 7: the teams of a fundraiser by name, the active ones first. */
export async function searchTeams(db: Db, site: Site, fundraiser: string, query: TeamSearch) {
  const { name } = await publicFundraiser(db, site, fundraiser)
  const { rows, ...page } = await inScope(db, [site.id], (trx) =>
    pageOf(
      trx,
      teamCards(trx)
        .where('t.fundraiser_id', '=', fundraiser)
        .$if(query.active, (found) => found.where('t.status', '=', 'active'))
        .$if(query.q !== '', (found) =>
          found.where('t.name', 'ilike', `%${query.q.replace(/[%_\\]/g, '\\$&')}%`),
        )
        .orderBy('t.status')
        .orderBy('amountRaisedCents', 'desc')
        .orderBy('t.id'),
      query,
    ),
  )
  const teams = rows.map(cardOf).map((card) => (query.showAmountRaised ? card : withoutSum(card)))
  return { ...query, ...page, fundraiser: { id: fundraiser, name }, teams }
}

const withoutSum = ({ amountRaised: _, amountRaisedCents: __, percentage: ___, ...card }: TeamCard) => card

/** GET /team-pages/my-teams: the pages a person made, and the teams they are in. */
export async function myTeams(
  db: Db,
  site: Site,
  viewer: NonNullable<Person>,
): Promise<{ docs: TeamCard[] }> {
  const rows = await inScope(db, [site.id], (trx) =>
    teamCards(trx)
      .where('t.theme_id', '=', site.id)
      .where((row) =>
        row.or([
          row('t.owner_id', '=', viewer.id),
          row.exists(
            row
              .selectFrom('team_members as m')
              .select('m.user_id')
              .whereRef('m.team_page_id', '=', 't.id')
              .where('m.user_id', '=', viewer.id),
          ),
        ]),
      )
      .orderBy('t.id', 'desc')
      .limit(100)
      .execute(),
  )
  return { docs: rows.map(cardOf) }
}

/** What teams of a fundraiser may belong to. */
export async function organizationsOf(db: Db, fundraiser: string): Promise<string[]> {
  const row = await db
    .selectFrom('fundraisers')
    .select('organization_types as types')
    .where('id', '=', fundraiser)
    .executeTakeFirst()
  return row?.types ?? []
}
