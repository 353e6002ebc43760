import { type AddressContext, editableTheme, themeEdit } from '#features/themes/index.ts'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import type { UnmodifiedSince } from '#lib/optimistic-lock.ts'
import type { Person } from '#spec/access.ts'
import type { EmployerSignupSettings } from '../schema.ts'
import { readSettings } from '../settings.ts'

/** What a site asks of employers, as its form shows it. @throws Problem 404 when this viewer may not edit it */
export async function employerSignupEdit(db: Db, viewer: Person, id: string, place: AddressContext) {
  const shown = await themeEdit(db, viewer, id, place)
  const { employer_signup } = await db
    .selectFrom('themes')
    .select('employer_signup')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...shown, settings: readSettings(employer_signup) }
}

/** @throws Problem 404 when the actor may not edit the theme; Invalid when somebody else has saved it since */
export async function saveEmployerSignup(
  trx: Db,
  actor: NonNullable<Actor>,
  id: string,
  settings: EmployerSignupSettings,
  unmodifiedSince: UnmodifiedSince,
): Promise<void> {
  await editableTheme(trx, actor, id, unmodifiedSince)
  await trx
    .updateTable('themes')
    .set({ employer_signup: JSON.stringify(settings), updated_at: new Date() })
    .where('id', '=', id)
    .execute()
  const subject = { type: 'theme', id }
  await audit(trx, actor, { action: 'theme.change', subject, detail: { fields: 'employerSignup' } })
}
