import { sql } from 'kysely'
import { fundraiserMessages, publicFundraiser } from '#features/fundraisers/index.ts'
import { settlePictures } from '#features/pictures/index.ts'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Invalid, notFound, Problem } from '#lib/problem.ts'
import { slugOf } from '#lib/slug.ts'
import type { Person } from '#spec/access.ts'
import { teamMessages } from './messages.ts'
import { putPicture } from './pictures.ts'
import type { Organization, TeamForm } from './schema.ts'
import { isStaff } from './team-pages.ts'

type Acting = NonNullable<Actor>
type Site = { id: string; timeZone: string }

/** A page for a team, with its maker as owner and first member. Sent again within an hour it is the same page. */
export async function createTeamPage(db: Db, actor: Acting, site: Site, fundraiser: string, form: TeamForm) {
  const { isOpen, signUpsClosed } = await publicFundraiser(db, site, fundraiser)
  if (!isOpen || signUpsClosed) throw new Invalid({ form: fundraiserMessages.signUpsClosed })
  const owner = actor.viewer!.id
  return db.transaction().execute(async (trx) => {
    const { most } = await trx
      .selectFrom('fundraisers')
      .select('most_teams as most')
      .where('id', '=', fundraiser)
      // Not FOR UPDATE, for which gifts to this fundraiser would have to wait.
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const same = await sameTeamPage(trx, owner, fundraiser, form)
    if (same) return same
    const { teams } = await trx
      .selectFrom('team_pages')
      .select(sql<number>`count(*)`.as('teams'))
      .where('fundraiser_id', '=', fundraiser)
      .executeTakeFirstOrThrow()
    if (most !== null && teams >= most) throw new Invalid({ form: teamMessages.full })
    await checkOrganization(trx, fundraiser, form)
    const slug = await freeSlug(trx, site.id, form.name)
    const { id } = await trx
      .insertInto('team_pages')
      .values({ theme_id: site.id, fundraiser_id: fundraiser, slug, owner_id: owner, ...columnsOf(form) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.insertInto('team_members').values({ team_page_id: id, user_id: owner }).execute()
    await putPicture(trx, { id, themeId: site.id, ownerId: owner, before: null }, form)
    await shown(trx)
    return { id, slug }
  })
}

/** What the same person made of the same form just now: an answer that was lost makes people press the button again. */
const sameTeamPage = (trx: Db, owner: string, fundraiser: string, { name, story, goal }: TeamForm) =>
  trx
    .selectFrom('team_pages')
    .select(['id', 'slug'])
    .where((row) => row.and({ owner_id: owner, fundraiser_id: fundraiser, name, story, goal_cents: goal }))
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst()

const columnsOf = (form: TeamForm) => ({
  ...{ name: form.name, story: form.story, goal_cents: form.goal },
  owner_job_title: form.ownerJobTitle || null,
  organization: form.organizationType ? JSON.stringify(organizationIn(form)) : null,
})

function organizationIn({
  organizationType: type,
  organizationName,
  district,
  school,
}: TeamForm): Organization {
  const isSchool = type === 'school'
  return isSchool
    ? { type, organizationName: '', district, school }
    : { type, organizationName, district: '', school: '' }
}

/** @throws Invalid for an organization that the fundraiser does not offer */
async function checkOrganization(trx: Db, fundraiser: string, { organizationType: type }: TeamForm) {
  if (!type) return
  const { types } = await trx
    .selectFrom('fundraisers')
    .select('organization_types as types')
    .where('id', '=', fundraiser)
    .executeTakeFirstOrThrow()
  if (!types.includes(type)) throw new Invalid({ organizationType: teamMessages.organization })
}

async function freeSlug(trx: Db, site: string, name: string): Promise<string> {
  const wanted = slugOf(name, 'team')
  const taken = await trx
    .selectFrom('team_pages')
    .select(sql<string>`lower(slug)`.as('slug'))
    .where('theme_id', '=', site)
    .where(sql<boolean>`lower(slug) like ${`${wanted}%`}`)
    .execute()
  const known = new Set(taken.map(({ slug }) => slug))
  let slug = wanted
  for (let n = 2; known.has(slug); n++) slug = `${wanted}-${n}`
  return slug
}

/** The page, for its owner and the staff of its site. @throws Problem 404 for everybody else */
export async function ownTeamPage(db: Db, site: Site, viewer: Person, id: string) {
  const page = await db
    .selectFrom('team_pages')
    .select(['id', 'name', 'slug', 'story', 'goal_cents', 'owner_id', 'status', 'fundraiser_id'])
    .select(['owner_job_title', 'organization', 'picture'])
    .where('id', '=', id)
    .where('theme_id', '=', site.id)
    .executeTakeFirst()
  const may = page && viewer && (page.owner_id === viewer.id || isStaff(viewer, site.id))
  if (!may) throw notFound(teamMessages.notThere)
  return page
}

export async function changeTeamPage(
  db: Db,
  actor: Acting,
  site: Site,
  id: string,
  form: TeamForm,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { slug, fundraiser_id, picture: before } = await ownTeamPage(trx, site, actor.viewer, id)
    await checkOrganization(trx, fundraiser_id, form)
    await trx
      .updateTable('team_pages')
      .set({ ...columnsOf(form), updated_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    await putPicture(trx, { id, themeId: site.id, ownerId: actor.viewer!.id, before }, form)
    await note(trx, actor, site, 'team-page.change', id, form.name)
    return slug
  })
}

/** Gifts stop on the server, monthly ones pause (document 2, section 4). @throws Problem 409 when it is archived */
export const archiveTeamPage = (db: Db, actor: Acting, site: Site, id: string) =>
  move(db, actor, site, id, { from: 'active', to: 'archived', refusal: teamMessages.couldNotArchive })

/** Back again, without charging what went by. @throws Problem 409 when it is not archived */
export const reopenTeamPage = (db: Db, actor: Acting, site: Site, id: string) =>
  move(db, actor, site, id, { from: 'archived', to: 'active', refusal: teamMessages.couldNotReopen })

type Move = { from: string; to: string; refusal: string }

async function move(
  db: Db,
  actor: Acting,
  site: Site,
  id: string,
  { from, to, refusal }: Move,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { name } = await ownTeamPage(trx, site, actor.viewer, id)
    const moved = await trx
      .updateTable('team_pages')
      .set({ status: to, archived_at: to === 'archived' ? sql`now()` : null, updated_at: sql`now()` })
      .where('id', '=', id)
      .where('status', '=', from)
      .returning('id')
      .executeTakeFirst()
    if (!moved) throw new Problem(409, refusal)
    await note(trx, actor, site, to === 'archived' ? 'team-page.archive' : 'team-page.reopen', id, name)
  })
}

/** Only while nothing was given, in one statement: a gift on its way keeps the page (the foreign key says so). */
export async function deleteTeamPage(db: Db, actor: Acting, site: Site, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { name, picture } = await ownTeamPage(trx, site, actor.viewer, id)
    try {
      await trx.deleteFrom('team_pages').where('id', '=', id).execute()
    } catch (error) {
      if ((error as { code?: string }).code === '23503') throw new Invalid({ form: teamMessages.hasGifts })
      throw error
    }
    await settlePictures(trx, [picture])
    await note(trx, actor, site, 'team-page.delete', id, name)
  })
}

/** Joins a team, once. @throws Invalid when it is full or closed */
export async function joinTeam(db: Db, viewer: NonNullable<Person>, site: Site, id: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const team = await trx
      .selectFrom('team_pages as t')
      .innerJoin('fundraisers as f', 'f.id', 't.fundraiser_id')
      .select(['t.slug', 't.status', 'f.sign_ups_closed', 'f.most_members', 'f.id as fundraiser'])
      .where('t.id', '=', id)
      .where('t.theme_id', '=', site.id)
      .forUpdate('t')
      .executeTakeFirst()
    if (!team) throw notFound(teamMessages.notThere)
    const { isOpen } = await publicFundraiser(trx, site, team.fundraiser)
    if (team.sign_ups_closed || !isOpen || team.status === 'archived')
      throw new Invalid({ form: fundraiserMessages.signUpsClosed })
    const { people } = await trx
      .selectFrom('team_members')
      .select(sql<number>`count(*)`.as('people'))
      .where('team_page_id', '=', id)
      .where('user_id', '!=', viewer.id)
      .executeTakeFirstOrThrow()
    if (team.most_members !== null && people >= team.most_members)
      throw new Invalid({ form: teamMessages.teamFull })
    await trx
      .insertInto('team_members')
      .values({ team_page_id: id, user_id: viewer.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return team.slug
  })
}

/** Cached pages show team pages. */
const shown = (trx: Db) => sql`select pg_notify('content', '')`.execute(trx)

async function note(trx: Db, actor: Acting, site: Site, action: string, id: string, name: string) {
  await audit(trx, actor, { action, subject: { type: 'team-page', id }, themeId: site.id, detail: { name } })
  await shown(trx)
}
