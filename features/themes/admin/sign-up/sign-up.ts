import { SignupSettings } from '#features/sign-up/schema.ts'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import type { UnmodifiedSince } from '#lib/optimistic-lock.ts'
import { Invalid } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { type AddressContext, themeEdit } from '../find.ts'
import { editableTheme } from '../save.ts'
import type { SignupEdit } from './schema.ts'

/** What a site asks of those who sign up, as its form shows it. @throws Problem 404 when this viewer may not edit it */
export async function signupEdit(
  db: Db,
  viewer: Person,
  id: string,
  place: AddressContext,
): Promise<SignupEdit> {
  const shown = await themeEdit(db, viewer, id, place)
  const { signup } = await db
    .selectFrom('themes')
    .select('signup')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const settings = SignupSettings.safeParse(signup).data ?? SignupSettings.parse({})
  return { ...shown, settings, fundraisers: await fundraisersOf(db, id, settings.createTicketsForFundraiser) }
}

/** Those that tickets can be issued for: the site's own that are not over, and the one that was chosen. */
const fundraisersOf = (db: Db, themeId: string, chosen: string | null) =>
  db
    .selectFrom('fundraisers')
    .select(['id as value', 'name as label'])
    .where('theme_id', '=', themeId)
    .where((row) => row.or([row('status', '!=', 'closed'), row('id', '=', chosen)]))
    .orderBy('name')
    .execute()

/** @throws Problem 404 when the actor may not edit the theme; Invalid when somebody else has saved it since */
export async function saveSignup(
  trx: Db,
  actor: NonNullable<Actor>,
  id: string,
  settings: SignupSettings,
  unmodifiedSince: UnmodifiedSince,
): Promise<void> {
  await editableTheme(trx, actor, id, unmodifiedSince)
  await checkTickets(trx, id, settings.createTicketsForFundraiser)
  await trx
    .updateTable('themes')
    .set({ signup: JSON.stringify(settings), updated_at: new Date() })
    .where('id', '=', id)
    .execute()
  const subject = { type: 'theme', id }
  await audit(trx, actor, { action: 'theme.change', subject, detail: { fields: 'signup' } })
}

/** @throws Invalid for a fundraiser of another site, or none at all; one that was chosen and is over since may stay */
async function checkTickets(trx: Db, themeId: string, fundraiser: string | null) {
  if (!fundraiser) return
  const known = await trx
    .selectFrom('fundraisers')
    .select('id')
    .where('id', '=', fundraiser)
    .where('theme_id', '=', themeId)
    .executeTakeFirst()
  if (!known) throw new Invalid({ createTicketsForFundraiser: 'Please choose a fundraiser of this site.' })
}
