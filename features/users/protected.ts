import { membershipsOf } from '#features/employers/index.ts'
import type { Db } from '#lib/db.ts'
import { may, type Person } from '#spec/access.ts'
import type { UserType } from '#spec/roles.ts'
import { isMentor } from './hats.ts'

/** Whether this person's permissions keep theme owners from entering another address for them. */
export async function isAddressProtected(db: Db, id: string): Promise<boolean> {
  return may(await personById(db, id), 'address.protected')
}

/** A person as permissions know them, outside of a session; without the sites they own. */
export async function personById(db: Db, id: string): Promise<Person> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'type', 'is_theme_owner as isThemeOwner'])
    .select('source_theme_id as sourceThemeId')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { first_name: name, type, ...person } = row
  const hats = { isMentor: await isMentor(db, id), employers: await membershipsOf(db, id) }
  return { ...person, ...hats, name, type: type as UserType, ownedThemes: [], actorId: null }
}
