import { SignupSettings } from '#features/sign-up/schema.ts'
import { audit, type Doer } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import type { Opened } from '#lib/opened.ts'
import type { Person } from '#spec/access.ts'
import { type Place, themeEdit } from '../find.ts'
import { editable, type Refused, savedMeanwhile } from '../save.ts'
import type { SignupEdit } from './schema.ts'

/** What a site asks of those who sign up, as its form shows it. @throws Problem 404 when this viewer does not edit it */
export async function signupEdit(db: Db, viewer: Person, id: string, place: Place): Promise<SignupEdit> {
  const shown = await themeEdit(db, viewer, id, place)
  const { signup } = await db
    .selectFrom('themes')
    .select('signup')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...shown, settings: SignupSettings.safeParse(signup).data ?? SignupSettings.parse({}) }
}

/** @throws Problem 404 when the doer does not edit the theme */
export async function saveSignup(
  trx: Db,
  doer: NonNullable<Doer>,
  id: string,
  settings: SignupSettings,
  opened: Opened,
): Promise<Refused | null> {
  const refused = savedMeanwhile(await editable(trx, doer, id), opened)
  if (refused) return refused
  await trx
    .updateTable('themes')
    .set({ signup: JSON.stringify(settings), updated_at: new Date() })
    .where('id', '=', id)
    .execute()
  const subject = { type: 'theme', id }
  await audit(trx, doer, { action: 'theme.change', subject, detail: { fields: 'signup' } })
  return null
}
