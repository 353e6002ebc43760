import { sql } from 'kysely'
import { addMember, employerNamed } from '#features/employers/index.ts'
import { loadPlaces } from '#features/places/index.ts'
import { type ProfileChange, saveProfile, saveService, serviceOf } from '#features/profiles/index.ts'
import { changeRole, createUser, giveMentorHat } from '#features/users/index.ts'
import type { Db } from '#lib/db.ts'
import { hashPassword } from '#lib/password.ts'
import type { Brought } from './brought.ts'
import { employers, siteThatWonIt } from './employers.ts'
import { cast, type DemoPerson, demoPassword, emailOf, managers, members } from './people.ts'

const thingOf = (person: DemoPerson) => `person ${emailOf(person)}`

/**
 * The people of the demo sites, each once: who is there stays as they are, who was deleted stays away.
 * @param themeIds by slug
 * @returns how many came
 */
export async function seedPeople(db: Db, themeIds: Map<string, string>, brought: Brought): Promise<number> {
  const all = [...cast, ...managers, ...members].filter((person) => !brought.has(thingOf(person)))
  if (!all.length) return 0
  const known = await db.selectFrom('users').select('email').where('email', 'in', all.map(emailOf)).execute()
  const missing = all.filter((person) => !known.some(({ email }) => email === emailOf(person)))
  const passwordHash = await hashPassword(demoPassword)
  const places = await loadPlaces(db)
  for (const person of missing)
    await addPerson(db, person, residenceOf(person, places), passwordHash, themeIds)
  await spreadOverTime(db, missing.map(emailOf))
  for (const person of all) await brought.note(thingOf(person))
  return missing.length
}

type Residence = Pick<ProfileChange, 'city' | 'state' | 'county'>

/** The city of their ZIP code, which the forms fill in. */
function residenceOf({ profile }: DemoPerson, places: Awaited<ReturnType<typeof loadPlaces>>): Residence {
  const place = profile && places.find(profile.zip)
  return place ? { city: place.city, state: place.state, county: place.county } : {}
}

/** As if they had come one after the other in two years, and looked in since. */
async function spreadOverTime(db: Db, emails: string[]) {
  await sql`
    update users set created_at = now() - make_interval(days => 61 + n::int * 13 % 640, hours => n::int * 5 % 24),
      last_login_at = case when n % 4 > 0 then now() - make_interval(days => n::int * 7 % 60, hours => n::int % 24) end
    from unnest(${emails}::text[]) with ordinality as seeded (address, n) where email = address`.execute(db)
}

/** An employer of the demo, on the site that it came through. */
async function demoEmployer(db: Db, name: string, themeIds: Map<string, string>) {
  const employer = employers.find((one) => one.name === name)
  return employer ? employerNamed(db, name, themeIds.get(siteThatWonIt(employer)) ?? null) : null
}

async function addPerson(
  db: Db,
  person: DemoPerson,
  residence: Residence,
  passwordHash: string,
  themeIds: Map<string, string>,
) {
  const employer = person.employer ? await demoEmployer(db, person.employer, themeIds) : null
  await db.transaction().execute(async (trx) => {
    const id = await createUser(trx, {
      email: emailOf(person),
      firstName: person.firstName,
      lastName: person.lastName,
      passwordHash,
      sourceThemeId: themeIds.get(person.theme)!,
      type: person.type,
      activated: true,
    })
    if (id && employer) await addMember(trx, null, employer.id, id, { isOwner: person.ownsEmployer })
    if (id && (person.mentors || person.type === 'Mentor')) await giveMentorHat(trx, null, id)
    if (id && person.owns) await changeRole(trx, null, id, { ownedThemes: [themeIds.get(person.owns)!] })
    if (!id || !person.profile) return
    const { served, ...profile } = person.profile
    await saveProfile(trx, id, { ...profile, ...residence })
    if (served) await saveYears(trx, id, served)
  })
}

async function saveYears(db: Db, id: string, { from, to }: { from: number; to: number }) {
  const service = await serviceOf(db, id)
  await saveService(
    db,
    id,
    service.map((one) => ({ ...one, fromYear: from, toYear: to })),
  )
}
