import type { FastifyRequest } from 'fastify'
import { membershipsOf } from '#features/employers/index.ts'
import { usersFor } from '#features/privacy/index.ts'
import { pendingAddress } from '#features/sign-in/index.ts'
import type { Db } from '#lib/db.ts'
import { may } from '#spec/access.ts'
import type { UserType } from '#spec/roles.ts'
import { isMentor } from '../hats.ts'
import { subjectOf } from '../subject.ts'
import type { UserEdit } from './schema.ts'

/** The form of a person as it is now. @throws Problem 404 */
export async function userEdit(db: Db, request: FastifyRequest, id: string): Promise<UserEdit> {
  await subjectOf(db, request, id, 'edit')
  const { viewer } = request
  const [row, themes, owned, newAddress, employers, mentors] = await Promise.all([
    usersFor(db, viewer)
      .select(['users.id', 'first_name as firstName', 'last_name as lastName', 'email', 'phone', 'type'])
      .select(['disabled_at', 'users.updated_at'])
      .where('users.id', '=', id)
      .executeTakeFirstOrThrow(),
    db.selectFrom('themes').select(['id as value', 'name as label']).orderBy('name').execute(),
    db.selectFrom('theme_owners').select('theme_id').where('user_id', '=', id).execute(),
    pendingAddress(db, id),
    membershipsOf(db, id),
    isMentor(db, id),
  ])
  const { disabled_at, updated_at, ...user } = row
  const mayChangeRights = may(viewer, 'users.rights') && viewer?.id !== id
  return {
    user: {
      ...user,
      type: row.type as UserType,
      disabled: disabled_at !== null,
      updatedAt: updated_at.toISOString(),
      ownedThemes: owned.map(({ theme_id }) => theme_id),
      isMentor: mentors,
      employers: employers.map(({ id }) => id),
      ownedEmployers: employers.filter(({ isOwner }) => isOwner).map(({ id }) => id),
    },
    newAddress: newAddress && { email: newAddress.email, until: newAddress.until },
    themes: mayChangeRights ? themes : [],
    employers: employers.map(({ id, name }) => ({ value: id, label: name })),
    mayChangeRights,
    mayDisable: viewer?.id !== id,
  }
}
