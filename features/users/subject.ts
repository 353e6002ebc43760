import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { usersFor } from '#features/privacy/index.ts'
import type { Db } from '#lib/db.ts'
import { forbidden, notFound } from '#lib/problem.ts'
import type { UserType } from '#spec/roles.ts'
import { actionsOn } from './actions.ts'
import type { UserAction } from './schema.ts'

/**
 * The person to whom this viewer wants to do this.
 * @throws Problem 404 when the viewer may not manage them, 403 when the card would not offer it
 */
export async function subjectOf(
  db: Db,
  { viewer }: Pick<FastifyRequest, 'viewer'>,
  id: string,
  action: UserAction,
) {
  const row = await usersFor(db, viewer)
    .leftJoin('themes', 'themes.id', 'users.source_theme_id')
    .select(['users.id', 'email', 'first_name as firstName', 'last_name as lastName', 'type'])
    .select(['activated_at', 'disabled_at', 'source_theme_id as themeId'])
    .select(sql<boolean>`coalesce(signup ->> 'createTicketsForFundraiser', '') <> ''`.as('tickets'))
    .where('users.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('There is no such person.')
  const { activated_at, disabled_at, ...person } = row
  const subject = {
    ...person,
    type: row.type as UserType,
    managed: true,
    active: activated_at !== null && disabled_at === null,
    disabled: disabled_at !== null,
  }
  if (!actionsOn(viewer, subject).includes(action)) throw forbidden('This cannot be done with this account.')
  return subject
}
