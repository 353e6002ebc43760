import type { FastifyRequest } from 'fastify'
import { mailSite } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { mailLayout, sendMail } from '#lib/mail.ts'
import { isChangedSince, type Opened } from '#lib/opened.ts'
import { may } from '#spec/access.ts'
import { userMessages } from '#spec/messages.ts'
import { changeRole, disable, enable, type Rights } from '../rights.ts'
import { subjectOf } from '../subject.ts'
import { updateUser } from '../update.ts'
import type { UserChange } from './schema.ts'

type Errors = Record<string, string>

/**
 * Writes what the form of a person says. Rights that the viewer may not change stay as they are, whatever was sent: a
 * theme owner raises nobody, and nobody oneself.
 * @returns what is wrong, by field; null when it is written
 * @throws Problem 404, or 409 when no administrator would remain
 */
export async function saveUser(
  db: Db,
  request: FastifyRequest,
  id: string,
  change: UserChange,
  opened: Opened = {},
): Promise<Errors | null> {
  const { viewer } = request
  const before = await subjectOf(db, request, id, 'edit')
  const wrong = await unknownOf(db, change)
  if (wrong) return wrong
  return db.transaction().execute(async (trx): Promise<Errors | null> => {
    if (isChangedSince(await changedAt(trx, id), opened)) return { form: userMessages.savedMeanwhile }
    const { firstName, lastName, phone, email } = change
    if (!(await updateUser(trx, request, id, { firstName, lastName, phone, email })))
      return { email: userMessages.emailTaken }
    if (email && email !== before.email) await tellOldAddress(trx, request, before)
    const rights = await changedRights(trx, id, change)
    if (rights && may(viewer, 'users.rights') && viewer?.id !== id) await changeRole(trx, request, id, rights)
    if (viewer?.id !== id && change.disabled === true) await disable(trx, request, id)
    if (viewer?.id !== id && change.disabled === false) await enable(trx, request, id)
    return null
  })
}

/** When a person's account was changed last; nobody changes it until the transaction ends. */
async function changedAt(trx: Db, id: string): Promise<Date> {
  const { updated_at } = await trx
    .selectFrom('users')
    .select('updated_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return updated_at
}

/** Only what differs counts as a change, for a change of rights ends the person's sessions. */
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

async function unknownOf(db: Db, { employer, ownedThemes = [] }: UserChange): Promise<Errors | null> {
  const known =
    employer && (await db.selectFrom('employers').select('id').where('id', '=', employer).execute())
  if (known && !known.length) return { employer: 'Please choose an employer of the list.' }
  const themes = ownedThemes.length
    ? await db.selectFrom('themes').select('id').where('id', 'in', ownedThemes).execute()
    : []
  return themes.length === ownedThemes.length ? null : { ownedThemes: 'Please choose sites of the list.' }
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
