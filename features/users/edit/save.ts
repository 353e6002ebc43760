import type { FastifyRequest } from 'fastify'
import { mailSite } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { mailLayout, sendMail } from '#lib/mail.ts'
import { isModifiedSince, type UnmodifiedSince } from '#lib/optimistic-lock.ts'
import { Invalid } from '#lib/problem.ts'
import { may } from '#spec/access.ts'
import { userMessages } from '#spec/messages.ts'
import { changeRole, disable, enable, type Rights } from '../rights.ts'
import { subjectOf } from '../subject.ts'
import { updateUser } from '../update.ts'
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
    await updateUser(trx, request, id, { firstName, lastName, phone, email })
    if (email && email !== before.email) await tellOldAddress(trx, request, before)
    const rights = await changedRights(trx, id, change)
    if (rights && may(viewer, 'users.rights') && viewer?.id !== id) await changeRole(trx, request, id, rights)
    if (viewer?.id !== id && change.disabled === true) await disable(trx, request, id)
    if (viewer?.id !== id && change.disabled === false) await enable(trx, request, id)
  })
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

/** Nobody loses an account without a word. */
async function tellOldAddress(
  db: Db,
  request: FastifyRequest,
  { email, firstName, themeId }: { email: string; firstName: string; themeId: string | null },
) {
  const site = mailSite(request)
  const { text, html } = mailLayout({
    site,
    heading: 'Your email address was changed',
    paragraphs: [
      `Hello ${firstName},`,
      `The staff of ${site.name} gave your account another email address. This one no longer opens it.`,
      site.contactEmail
        ? `If you did not ask for this, write to ${site.contactEmail}.`
        : 'If you did not ask for this, tell the site.',
    ],
  })
  const subject = `Your email address at ${site.name} was changed`
  await sendMail(db, { to: email, toName: firstName, themeId, kind: 'email-changed', subject, text, html })
}
