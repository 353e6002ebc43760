import type { FastifyRequest } from 'fastify'
import { askForAddress } from '#features/sign-in/index.ts'
import type { Db } from '#lib/db.ts'
import { isModifiedSince, type UnmodifiedSince } from '#lib/optimistic-lock.ts'
import { Invalid } from '#lib/problem.ts'
import { may } from '#spec/access.ts'
import { userMessages } from '#spec/messages.ts'
import { isAddressProtected } from '../protected.ts'
import { changeRole, disable, enable, type Rights } from '../rights.ts'
import { subjectOf } from '../subject.ts'
import { updateUser } from '../update.ts'
import { accountById } from '../users.ts'
import type { UserChange } from './schema.ts'

/**
 * Saves the form of a person. Rights that the viewer may not change stay as they are, whatever was sent: theme owners
 * change nobody's, and nobody changes their own.
 * @throws Invalid; Problem 404, or 409 when no administrator would remain
 */
export async function saveUser(
  db: Db,
  request: FastifyRequest,
  id: string,
  change: UserChange,
  unmodifiedSince: UnmodifiedSince = {},
): Promise<void> {
  const { viewer } = request
  const before = await subjectOf(db, request, id, 'edit')
  await refuseUnknown(db, change)
  await db.transaction().execute(async (trx) => {
    if (isModifiedSince(await lockedUpdatedAt(trx, id), unmodifiedSince))
      throw new Invalid({ form: userMessages.savedMeanwhile })
    const { firstName, lastName, phone, email } = change
    await updateUser(trx, request, id, { firstName, lastName, phone })
    if (email && email !== before.email) await askForNewAddress(trx, request, id, email)
    const rights = await changedRights(trx, id, change)
    if (rights && may(viewer, 'users.rights') && viewer?.id !== id) await changeRole(trx, request, id, rights)
    if (viewer?.id !== id && change.disabled === true) await disable(trx, request, id)
    if (viewer?.id !== id && change.disabled === false) await enable(trx, request, id)
  })
}

/** @throws Invalid where this viewer may not, or another account has the address */
async function askForNewAddress(trx: Db, request: FastifyRequest, id: string, email: string) {
  if (!may(request.viewer, 'users.rights') && (await isAddressProtected(trx, id)))
    throw new Invalid({ email: userMessages.addressProtected })
  const account = await accountById(trx, id)
  if (account) await askForAddress(trx, request, account, email)
}

/** When the account was last changed. The row stays locked until the transaction ends. */
async function lockedUpdatedAt(trx: Db, id: string): Promise<Date> {
  const { updated_at } = await trx
    .selectFrom('users')
    .select('updated_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return updated_at
}

/** Only the rights that differ: changing any ends the person's sessions. */
async function changedRights(db: Db, id: string, change: UserChange): Promise<Rights | null> {
  const now = await db
    .selectFrom('users')
    .select(['type', 'employer_id as employerId', 'is_employer_owner as isEmployerOwner'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const owned = await db.selectFrom('theme_owners').select('theme_id').where('user_id', '=', id).execute()
  const ownedNow = owned.map(({ theme_id }) => theme_id).sort()
  const { type, employer: employerId, isEmployerOwner, ownedThemes } = change
  const rights: Rights = {
    ...(type && type !== now.type && { type }),
    ...(employerId !== undefined && employerId !== now.employerId && { employerId }),
    ...(isEmployerOwner !== undefined && isEmployerOwner !== now.isEmployerOwner && { isEmployerOwner }),
    ...(ownedThemes && String(ownedThemes.toSorted()) !== String(ownedNow) && { ownedThemes }),
  }
  return Object.keys(rights).length ? rights : null
}

/** @throws Invalid for an employer or sites that do not exist */
async function refuseUnknown(db: Db, { employer, ownedThemes = [] }: UserChange): Promise<void> {
  const employers = employer
    ? await db.selectFrom('employers').select('id').where('id', '=', employer).execute()
    : null
  if (employers?.length === 0) throw new Invalid({ employer: 'Please choose an employer from the list.' })
  const themes = ownedThemes.length
    ? await db.selectFrom('themes').select('id').where('id', 'in', ownedThemes).execute()
    : []
  if (themes.length < ownedThemes.length)
    throw new Invalid({ ownedThemes: 'Please choose sites from the list.' })
}
