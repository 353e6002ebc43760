import { sql } from 'kysely'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { ownSites } from '#lib/own-sites.ts'
import { forbidden, Invalid, notFound } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { addBadge, givableBadges } from './badges.ts'
import { badgeMessages } from './messages.ts'
import type { BadgeForm, BadgeIcon, BadgeList } from './schema.ts'

/** The badges that this viewer may give; only administrators change those of all sites. */
export async function listBadges(db: Db, viewer: Person): Promise<BadgeList> {
  const [rows, sites] = await Promise.all([
    givableBadges(db, viewer)
      .leftJoin('themes', 'themes.id', 'badges.theme_id')
      .select(['badges.id', 'badges.name', 'badges.icon', 'badges.theme_id', 'themes.name as theme'])
      .select(sql<number>`(select count(*) from user_badges where badge_id = badges.id)`.as('holders'))
      .orderBy('badges.name')
      .execute(),
    sitesOf(db, viewer),
  ])
  const own = ownBadges(viewer)
  const badges = rows.map(({ theme_id, theme, icon, ...badge }) => ({
    ...badge,
    icon: icon as BadgeIcon,
    site: theme_id ? { id: theme_id, name: theme! } : null,
    mayChange: own.includes(theme_id),
  }))
  return { badges, sites }
}

async function sitesOf(db: Db, viewer: Person) {
  const own = ownBadges(viewer)
  const themes = await db
    .selectFrom('themes')
    .select(['id as value', 'name as label'])
    .where(own.has('themes.id'))
    .orderBy('name')
    .execute()
  return own.isEverywhere ? [{ value: '', label: 'All sites' }, ...themes] : themes
}

const ownBadges = (viewer: Person) => ownSites(viewer, 'badges.everywhere')

/**
 * @returns its id
 * @throws Invalid when the site has a badge of this name; Problem 403 for a site that is not the actor's
 */
export async function createBadge(db: Db, actor: NonNullable<Actor>, form: BadgeForm): Promise<string> {
  const own = ownBadges(actor.viewer)
  const theme = form.theme || (own.isEverywhere ? null : (actor.viewer!.ownedThemes[0] ?? null))
  if (!own.includes(theme)) throw forbidden()
  return db.transaction().execute(async (trx) => {
    const id = await addBadge(trx, { name: form.name, icon: form.icon, themeId: theme })
    if (!id) throw new Invalid({ name: badgeMessages.taken })
    await auditBadge(trx, actor, 'badge.create', id, form.name)
    return id
  })
}

/** @throws Invalid when the site has another badge of this name */
export async function changeBadge(
  db: Db,
  actor: NonNullable<Actor>,
  id: string,
  form: BadgeForm,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const badge = await changeableBadge(trx, actor.viewer, id)
    const taken = await trx
      .selectFrom('badges')
      .select('id')
      .where(
        sql<boolean>`lower(name) = lower(${form.name}) and theme_id is not distinct from ${badge.theme_id}::uuid`,
      )
      .where('id', '!=', id)
      .executeTakeFirst()
    if (taken) throw new Invalid({ name: badgeMessages.taken })
    await trx.updateTable('badges').set({ name: form.name, icon: form.icon }).where('id', '=', id).execute()
    await auditBadge(trx, actor, 'badge.change', id, form.name)
  })
}

/** Takes a badge away from everybody who has it. */
export async function deleteBadge(db: Db, actor: NonNullable<Actor>, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { name } = await changeableBadge(trx, actor.viewer, id)
    await trx.deleteFrom('badges').where('id', '=', id).execute()
    await auditBadge(trx, actor, 'badge.delete', id, name)
  })
}

/** @throws Problem 404 for a badge of another site, 403 for one of all sites that the viewer may give, not change */
export async function changeableBadge(db: Db, viewer: Person, id: string) {
  const badge = await givableBadges(db, viewer)
    .select(['badges.name', 'badges.theme_id'])
    .where('badges.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!badge) throw notFound('There is no such badge. It may have been deleted.')
  if (!ownBadges(viewer).includes(badge.theme_id))
    throw forbidden('Badges of all sites are changed by administrators.')
  return badge
}

const auditBadge = (db: Db, actor: NonNullable<Actor>, action: string, id: string, name: string) =>
  audit(db, actor, { action, subject: { type: 'badge', id }, detail: { name } })
