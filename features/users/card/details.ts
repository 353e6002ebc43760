import type { FastifyRequest } from 'fastify'
import { entriesAbout } from '#features/audit/index.ts'
import { givableBadges } from '#features/badges/index.ts'
import { usersFor } from '#features/privacy/index.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import { sessionsOf } from '#lib/session.ts'
import { may } from '#spec/access.ts'
import type { UserDetails } from '../schema.ts'
import { cardsOf } from '../search/cards.ts'

const entriesShown = 10

/** The card of one person, with what staff want to know at a glance. @throws Problem 404 */
export async function userDetails(
  db: Db,
  { viewer, server }: Pick<FastifyRequest, 'viewer' | 'server'>,
  id: string,
): Promise<UserDetails> {
  const found = await usersFor(db, viewer).select('id').where('id', '=', id).executeTakeFirst()
  const [user] = found ? await cardsOf(db, viewer, [id]) : []
  if (!user) throw notFound('There is no such person.')
  const [themes, sessions, badges, trail] = await Promise.all([
    db
      .selectFrom('theme_owners')
      .innerJoin('themes', 'themes.id', 'theme_id')
      .select(['themes.id', 'name'])
      .where('user_id', '=', id)
      .orderBy('name')
      .execute(),
    sessionsOf(db, id),
    givableBadges(db, viewer).select(['id as value', 'name as label']).orderBy('name').execute(),
    may(viewer, 'audit.view') ? entriesAbout(db, server.features.auditActions, id, entriesShown) : [],
  ])
  return { user, ownedThemes: themes, sessions: sessions.length, badges, trail }
}
