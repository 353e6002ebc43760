import { sql } from 'kysely'
import { audit, type Doer } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { forbidden, notFound } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import { addBadge, givableBadges } from './badges.ts'
import type { BadgeForm, BadgeIcon, BadgeList } from './schema.ts'

/** The badges that this viewer may give; those of all sites are an administrator's to change. */
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
  const badges = rows.map(({ theme_id, theme, icon, ...badge }) => ({
    ...badge,
    icon: icon as BadgeIcon,
    site: theme_id ? { id: theme_id, name: theme! } : null,
    mayChange: isOwn(viewer, theme_id),
  }))
  return { badges, sites }
}

async function sitesOf(db: Db, viewer: Person) {
  const themes = await db
    .selectFrom('themes')
    .select(['id as value', 'name as label'])
    .orderBy('name')
    .execute()
  if (may(viewer, 'badges.everywhere')) return [{ value: '', label: 'All sites' }, ...themes]
  return themes.filter(({ value }) => isOwn(viewer, value))
}

const isOwn = (viewer: Person, themeId: string | null) =>
  may(viewer, 'badges.everywhere') || (themeId !== null && viewer!.ownedThemes.includes(themeId))

/** @returns its id; null when the site has a badge of this name @throws Problem 403 for a site that is not the doer's */
export async function createBadge(db: Db, doer: NonNullable<Doer>, form: BadgeForm): Promise<string | null> {
  const theme =
    form.theme || (may(doer.viewer, 'badges.everywhere') ? null : (doer.viewer!.ownedThemes[0] ?? null))
  if (!isOwn(doer.viewer, theme)) throw forbidden()
  return db.transaction().execute(async (trx) => {
    const id = await addBadge(trx, { name: form.name, icon: form.icon, themeId: theme })
    if (id) await noted(trx, doer, 'badge.create', id, form.name)
    return id
  })
}

/** @returns false when the site has another badge of this name */
export async function changeBadge(
  db: Db,
  doer: NonNullable<Doer>,
  id: string,
  form: BadgeForm,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const badge = await changeableBadge(trx, doer.viewer, id)
    const taken = await trx
      .selectFrom('badges')
      .select('id')
      .where(
        sql<boolean>`lower(name) = lower(${form.name}) and theme_id is not distinct from ${badge.theme_id}::uuid`,
      )
      .where('id', '!=', id)
      .executeTakeFirst()
    if (taken) return false
    await trx.updateTable('badges').set({ name: form.name, icon: form.icon }).where('id', '=', id).execute()
    await noted(trx, doer, 'badge.change', id, form.name)
    return true
  })
}

/** Takes a badge away from everybody who has it. */
export async function deleteBadge(db: Db, doer: NonNullable<Doer>, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { name } = await changeableBadge(trx, doer.viewer, id)
    await trx.deleteFrom('badges').where('id', '=', id).execute()
    await noted(trx, doer, 'badge.delete', id, name)
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
  if (!isOwn(viewer, badge.theme_id)) throw forbidden('Badges of all sites are changed by administrators.')
  return badge
}

const noted = (db: Db, doer: NonNullable<Doer>, action: string, id: string, name: string) =>
  audit(db, doer, { action, subject: { type: 'badge', id }, detail: { name } })
