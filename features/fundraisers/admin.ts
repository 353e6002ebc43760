import { sql } from 'kysely'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { ownSites } from '#lib/own-sites.ts'
import { pageOf } from '#lib/paged.ts'
import { forbidden, Invalid, notFound } from '#lib/problem.ts'
import { inScope } from '#lib/site-scope.ts'
import { inDollars } from '#schema/money.ts'
import type { Person } from '#spec/access.ts'
import { given, raised } from './fundraisers.ts'
import { fundraiserMessages } from './messages.ts'
import {
  type FundraiserForm,
  type FundraiserQuery,
  type FundraiserValues,
  presetsTyped,
  type Status,
} from './schema.ts'

type Acting = NonNullable<Actor>
const sitesOf = (viewer: Person) => ownSites(viewer, 'fundraisers.everywhere')

/** The fundraisers of the sites that this viewer answers for. */
export const managed = (db: Db, viewer: Person) =>
  db.selectFrom('fundraisers as f').where(sitesOf(viewer).has('f.theme_id'))

export async function listFundraisers(db: Db, viewer: Person, query: FundraiserQuery) {
  const { rows, ...page } = await inScope(db, sitesOf(viewer).scope, (trx) =>
    pageOf(
      trx,
      managed(trx, viewer)
        .innerJoin('themes as s', 's.id', 'f.theme_id')
        .select(['f.id', 'f.name', 's.name as site', 'f.status', 'f.goal_cents as goalCents'])
        .select([
          raised('d.fundraiser_id = f.id').as('raisedCents'),
          given('d.fundraiser_id = f.id').as('gifts'),
        ])
        .select(sql<number>`(select count(*) from team_pages t where t.fundraiser_id = f.id)`.as('teams'))
        .select(sql<string | null>`f.ends_on::text`.as('endsOn'))
        .$if(query.q !== '', (found) =>
          found.where('f.name', 'ilike', `%${query.q.replace(/[%_\\]/g, '\\$&')}%`),
        )
        .orderBy(sql`f.status = 'live'`, 'desc')
        .orderBy('f.id', 'desc'),
      query,
    ),
  )
  return { ...query, ...page, fundraisers: rows.map((row) => ({ ...row, status: row.status as Status })) }
}

export const sitesToChoose = (db: Db, viewer: Person) =>
  db
    .selectFrom('themes')
    .select(['id as value', 'name as label'])
    .where(sitesOf(viewer).has('themes.id'))
    .orderBy('name')
    .execute()

/** The pages of these sites: a fundraiser may have one of its own site. */
export const pagesToChoose = (db: Db, viewer: Person) =>
  db
    .selectFrom('pages')
    .select(['id as value', sql<string>`name || coalesce(' (' || route || ')', '')`.as('label')])
    .where(sitesOf(viewer).has('pages.theme_id'))
    .where('type', '=', 'page')
    .orderBy('name')
    .limit(500)
    .execute()

/** @throws Invalid for a page of another site */
async function checkPage(db: Db, theme: string, page: string | null) {
  if (!page) return
  const known = await db
    .selectFrom('pages')
    .select('id')
    .where('id', '=', page)
    .where('theme_id', '=', theme)
    .executeTakeFirst()
  if (!known) throw new Invalid({ pageId: fundraiserMessages.page })
}

/** @throws Problem 404 for one of another site */
export async function fundraiserToEdit(db: Db, viewer: Person, id: string): Promise<FundraiserValues> {
  const row = await managed(db, viewer)
    .selectAll('f')
    .select([
      sql<string | null>`f.starts_on::text`.as('startsOn'),
      sql<string | null>`f.ends_on::text`.as('endsOn'),
      sql<string | null>`f.event_on::text`.as('eventOn'),
      sql<string | null>`to_char(f.event_starts, 'HH24:MI')`.as('eventStarts'),
    ])
    .where('f.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(fundraiserMessages.notThere)
  return {
    ...{ id: row.id, theme: row.theme_id, name: row.name, story: row.story },
    ...{ type: row.type as FundraiserForm['type'], status: row.status as Status },
    ...{
      startsOn: row.startsOn,
      endsOn: row.endsOn,
      goal: inDollars(row.goal_cents),
      minimum: inDollars(row.minimum_cents),
    },
    ...{
      pageId: row.page_id,
      organizationTypes: row.organization_types as FundraiserForm['organizationTypes'],
    },
    ...{ eventOn: row.eventOn, eventStarts: row.eventStarts, place: row.place },
    ...{ takesTips: row.takes_tips, takesMonthly: row.takes_monthly, signUpsClosed: row.sign_ups_closed },
    ...{ mostMembers: row.most_members, mostTeams: row.most_teams, presets: presetsTyped(row.presets) },
  }
}

const columnsOf = (form: FundraiserForm) => ({
  ...{ name: form.name, type: form.type, status: form.status, story: form.story },
  ...{ goal_cents: form.goal, minimum_cents: form.minimum, presets: form.presets },
  ...{ starts_on: form.startsOn, ends_on: form.endsOn, sign_ups_closed: form.signUpsClosed },
  ...{ page_id: form.pageId, organization_types: form.organizationTypes },
  ...{ event_on: form.eventOn, event_starts: form.eventStarts, place: form.place },
  ...{ takes_tips: form.takesTips, takes_monthly: form.takesMonthly },
  ...{ most_members: form.mostMembers, most_teams: form.mostTeams },
})

/** Sent again within an hour it is the same fundraiser. @throws Problem 403 for a site that is not the actor's */
export async function createFundraiser(
  db: Db,
  actor: Acting,
  form: FundraiserForm,
  here: string,
): Promise<string> {
  const theme = form.theme || here
  if (!sitesOf(actor.viewer).includes(theme)) throw forbidden()
  await checkPage(db, theme, form.pageId)
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('themes').select('id').where('id', '=', theme).forUpdate().execute()
    const same = await sameFundraiser(trx, theme, form)
    if (same) return same.id
    const values = { ...columnsOf(form), theme_id: theme }
    const { id } = await trx
      .insertInto('fundraisers')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow()
    await note(trx, actor, 'fundraiser.create', id, form.name, theme)
    return id
  })
}

/** What was made of the same form just now: an answer that was lost makes people press the button again. */
const sameFundraiser = (
  trx: Db,
  theme: string,
  { name, type, story, goal, eventOn, startsOn }: FundraiserForm,
) =>
  trx
    .selectFrom('fundraisers')
    .select('id')
    .where((row) => row.and({ theme_id: theme, name, type, story, goal_cents: goal }))
    .where(
      sql<boolean>`event_on is not distinct from ${eventOn} and starts_on is not distinct from ${startsOn}`,
    )
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst()

export async function changeFundraiser(
  db: Db,
  actor: Acting,
  id: string,
  form: FundraiserForm,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { theme } = await fundraiserToEdit(trx, actor.viewer, id)
    await checkPage(trx, theme, form.pageId)
    await trx
      .updateTable('fundraisers')
      .set({ ...columnsOf(form), updated_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    await note(trx, actor, 'fundraiser.change', id, form.name, theme)
    await sql`select pg_notify('content', '')`.execute(trx)
  })
}

/** @throws Invalid when it has gifts or team pages: then it can be closed, not deleted */
export async function deleteFundraiser(db: Db, actor: Acting, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { name, theme } = await fundraiserToEdit(trx, actor.viewer, id)
    try {
      await trx.deleteFrom('fundraisers').where('id', '=', id).execute()
    } catch (error) {
      if ((error as { code?: string }).code === '23503')
        throw new Invalid({ form: fundraiserMessages.hasGifts })
      throw error
    }
    await note(trx, actor, 'fundraiser.delete', id, name, theme)
  })
}

const note = (db: Db, actor: Acting, action: string, id: string, name: string, themeId: string) =>
  audit(db, actor, { action, subject: { type: 'fundraiser', id }, themeId, detail: { name } })
