import { sql } from 'kysely'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { ownSites } from '#lib/own-sites.ts'
import { Invalid } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import { badgeMessages } from './messages.ts'
import type { BadgeIcon } from './schema.ts'

/** A badge as cards and profiles show it (document 2, section 3). */
export type Badge = { id: string; name: string; icon: string }

/** The badges of these people, by name. @returns an entry for each of them, empty for people without badges */
export async function badgesOf(db: Db, userIds: string[]): Promise<Map<string, Badge[]>> {
  const badges = new Map<string, Badge[]>(userIds.map((id) => [id, []]))
  if (!userIds.length) return badges
  const rows = await db
    .selectFrom('user_badges')
    .innerJoin('badges', 'badges.id', 'badge_id')
    .select(['user_id', 'badges.id', 'name', 'icon'])
    .where('user_id', 'in', userIds)
    .orderBy('name')
    .execute()
  for (const { user_id, ...badge } of rows) badges.get(user_id)?.push(badge)
  return badges
}

/** The badges that this viewer may give: an administrator all, a theme owner those of all sites and of their own. */
export const givableBadges = (db: Db, viewer: Person) =>
  db
    .selectFrom('badges')
    .where(sql<boolean>`${may(viewer, 'badges.set')}`)
    .where((badge) =>
      badge.or([badge('theme_id', 'is', null), ownSites(viewer, 'badges.everywhere').has('badges.theme_id')]),
    )

/**
 * Gives a person exactly these badges, of those that the actor may give: what other sites gave stays. Whether the actor may
 * manage the person is for the caller to ask.
 * @throws Invalid when one is not a badge that the actor may give
 */
export async function setBadges(
  db: Db,
  actor: NonNullable<Actor>,
  userId: string,
  badgeIds: string[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const givable = await givableBadges(trx, actor.viewer).select('id').execute()
    const known = new Set(givable.map(({ id }) => id))
    if (badgeIds.some((id) => !known.has(id))) throw new Invalid({ badges: badgeMessages.unknown })
    await giveOf(trx, userId, [...known], badgeIds, actor.viewer?.actorId ?? actor.viewer?.id ?? null)
    const after = (await badgesOf(trx, [userId])).get(userId) ?? []
    const detail = { badges: after.map(({ name }) => name).join(', ') }
    await audit(trx, actor, { action: 'user.set-badges', subject: { type: 'user', id: userId }, detail })
  })
}

async function giveOf(db: Db, userId: string, givable: string[], wanted: string[], setBy: string | null) {
  const taken = givable.filter((id) => !wanted.includes(id))
  const given = givable.filter((id) => wanted.includes(id))
  if (taken.length)
    await db.deleteFrom('user_badges').where('user_id', '=', userId).where('badge_id', 'in', taken).execute()
  if (given.length)
    await db
      .insertInto('user_badges')
      .values(given.map((id) => ({ user_id: userId, badge_id: id, set_by: setBy })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Adds a badge; `themeId` null: of all sites. @returns its id, or null when there is one of this name */
export async function addBadge(
  db: Db,
  { name, icon, themeId }: { name: string; icon: BadgeIcon; themeId: string | null },
): Promise<string | null> {
  const added = await db
    .insertInto('badges')
    .values({ name, icon, theme_id: themeId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

/** Gives one badge in nobody's name; giving it again changes nothing. */
export const giveBadge = (db: Db, userId: string, badgeId: string): Promise<void> =>
  giveOf(db, userId, [badgeId], [badgeId], null)
