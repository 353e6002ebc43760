import { SignupSettings } from '#features/sign-up/schema.ts'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import type { UnmodifiedSince } from '#lib/optimistic-lock.ts'
import type { Person } from '#spec/access.ts'
import { type Place, themeEdit } from '../find.ts'
import { editableTheme } from '../save.ts'
import type { SignupEdit } from './schema.ts'

/** What a site asks of those who sign up, as its form shows it. @throws Problem 404 when this viewer may not edit it */
export async function signupEdit(db: Db, viewer: Person, id: string, place: Place): Promise<SignupEdit> {
  const shown = await themeEdit(db, viewer, id, place)
  const { signup } = await db
    .selectFrom('themes')
    .select('signup')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...shown, settings: SignupSettings.safeParse(signup).data ?? SignupSettings.parse({}) }
}

/** @throws Problem 404 when the actor may not edit the theme; Invalid when somebody else has saved it since */
export async function saveSignup(
  trx: Db,
  actor: NonNullable<Actor>,
  id: string,
  settings: SignupSettings,
  unmodifiedSince: UnmodifiedSince,
): Promise<void> {
  await editableTheme(trx, actor, id, unmodifiedSince)
  await trx
    .updateTable('themes')
    .set({ signup: JSON.stringify(settings), updated_at: new Date() })
    .where('id', '=', id)
    .execute()
  const subject = { type: 'theme', id }
  await audit(trx, actor, { action: 'theme.change', subject, detail: { fields: 'signup' } })
}
