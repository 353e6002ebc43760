import type { FastifyRequest } from 'fastify'
import { employersCalled, membershipsOf } from '#features/employers/index.ts'
import { askForAddress } from '#features/sign-in/index.ts'
import type { Db } from '#lib/db.ts'
import { isModifiedSince, type UnmodifiedSince } from '#lib/optimistic-lock.ts'
import { Invalid } from '#lib/problem.ts'
import { type Membership, may } from '#spec/access.ts'
import { userMessages } from '#spec/messages.ts'
import { mentoringType } from '#spec/roles.ts'
import { giveMentorHat, isMentor, setMemberships, takeMentorHat } from '../hats.ts'
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
  const employer = await employerTyped(db, change)
  await refuseUnknown(db, change)
  await db.transaction().execute(async (trx) => {
    if (isModifiedSince(await lockedUpdatedAt(trx, id), unmodifiedSince))
      throw new Invalid({ form: userMessages.savedMeanwhile })
    const { firstName, lastName, phone, email } = change
    await updateUser(trx, request, id, { firstName, lastName, phone })
    if (may(viewer, 'users.rights') && viewer?.id !== id)
      await saveRights(trx, request, id, { ...change, employer })
    // After the rights: gaining one cancels what others have entered before.
    if (email && email !== before.email) await askForNewAddress(trx, request, id, email)
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

/**
 * What differs from before, the hats first: the type that is shown may need one.
 * @throws Invalid for a mentor by type whose hat is to go
 */
async function saveRights(trx: Db, actor: FastifyRequest, id: string, change: UserChange): Promise<void> {
  const rights = await changedRights(trx, id, change)
  const takesHat = change.isMentor === false && (await isMentor(trx, id))
  if (takesHat && rights?.type === mentoringType) throw new Invalid({ isMentor: userMessages.mentorByType })
  const employers = await changedMemberships(trx, id, change)
  if (employers) await setMemberships(trx, actor, id, employers)
  if (change.isMentor) await giveMentorHat(trx, actor, id)
  if (takesHat) await takeMentorHat(trx, actor, id)
  if (rights) await changeRole(trx, actor, id, rights)
}

/** All employers that the person is to work for; null when nothing is said of them. */
async function changedMemberships(db: Db, id: string, change: UserChange): Promise<Membership[] | null> {
  const { employers, ownedEmployers, employer, isEmployerOwner } = change
  if (!employers && !ownedEmployers && !employer) return null
  const before = await membershipsOf(db, id)
  const owns = (one: string) => ownedEmployers?.includes(one) ?? before.find(({ id }) => id === one)?.isOwner
  const remaining = (employers ?? before.map((one) => one.id)).map((one) => ({
    id: one,
    isOwner: owns(one) ?? false,
  }))
  if (!employer || remaining.some((one) => one.id === employer)) return remaining
  return [...remaining, { id: employer, isOwner: isEmployerOwner ?? false }]
}

/** Only the rights that differ: changing sites or an administrator ends the person's sessions. */
async function changedRights(db: Db, id: string, change: UserChange): Promise<Rights | null> {
  const now = await db.selectFrom('users').select('type').where('id', '=', id).executeTakeFirstOrThrow()
  const owned = await db.selectFrom('theme_owners').select('theme_id').where('user_id', '=', id).execute()
  const ownedNow = owned.map(({ theme_id }) => theme_id).sort()
  const { type, ownedThemes } = change
  const rights: Rights = {
    ...(type && type !== now.type && { type }),
    ...(ownedThemes && String(ownedThemes.toSorted()) !== String(ownedNow) && { ownedThemes }),
  }
  return Object.keys(rights).length ? rights : null
}

/** The employer that was chosen, or whose name was typed. @throws Invalid for a name that no employer has, or several */
async function employerTyped(
  db: Db,
  { employer, _employer }: UserChange,
): Promise<string | null | undefined> {
  if (employer || !_employer) return employer
  const [one, other] = await employersCalled(db, _employer)
  if (!one) throw new Invalid({ employer: userMessages.noSuchEmployer(_employer) })
  if (other) throw new Invalid({ employer: userMessages.severalEmployers(_employer) })
  return one.id
}

/** @throws Invalid for employers or sites that do not exist */
async function refuseUnknown(db: Db, { employer, employers = [], ownedThemes = [] }: UserChange) {
  if (employer && (await countOf(db, 'employers', [employer])) < 1)
    throw new Invalid({ employer: 'Please choose an employer from the list.' })
  if ((await countOf(db, 'employers', employers)) < employers.length)
    throw new Invalid({ employers: 'One of these employers was deleted. Please reload the page.' })
  if ((await countOf(db, 'themes', ownedThemes)) < ownedThemes.length)
    throw new Invalid({ ownedThemes: 'Please choose sites from the list.' })
}

async function countOf(db: Db, table: 'employers' | 'themes', ids: string[]): Promise<number> {
  if (!ids.length) return 0
  return (await db.selectFrom(table).select('id').where('id', 'in', ids).execute()).length
}
