import { employerNamed } from '#features/employers/index.ts'
import { saveProfile } from '#features/profiles/index.ts'
import { changeRole, createUser } from '#features/users/index.ts'
import type { Db } from '#lib/db.ts'
import { hashPassword } from '#lib/password.ts'
import { members } from './members.ts'
import { cast, type DemoPerson, demoPassword, emailOf } from './people.ts'

/**
 * The people of the demo sites. Those who are there stay as they are.
 * @param themeIds by slug
 * @returns how many came
 */
export async function seedPeople(db: Db, themeIds: Map<string, string>): Promise<number> {
  const all = [...cast, ...members]
  const known = await db.selectFrom('users').select('email').where('email', 'in', all.map(emailOf)).execute()
  const missing = all.filter((person) => !known.some(({ email }) => email === emailOf(person)))
  if (!missing.length) return 0
  const passwordHash = await hashPassword(demoPassword)
  for (const person of missing) await addPerson(db, person, passwordHash, themeIds)
  return missing.length
}

async function addPerson(db: Db, person: DemoPerson, passwordHash: string, themeIds: Map<string, string>) {
  const employer = person.employer ? await employerNamed(db, person.employer) : null
  await db.transaction().execute(async (trx) => {
    const id = await createUser(trx, {
      email: emailOf(person),
      firstName: person.firstName,
      lastName: person.lastName,
      passwordHash,
      sourceThemeId: themeIds.get(person.theme)!,
      type: person.type,
      employerId: employer?.id ?? null,
      isEmployerOwner: person.ownsEmployer,
      activated: true,
    })
    if (id && person.owns) await changeRole(trx, null, id, { ownedThemes: [themeIds.get(person.owns)!] })
    if (id && person.profile) await saveProfile(trx, id, person.profile)
  })
}
