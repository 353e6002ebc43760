import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import type { Db } from '#lib/db.ts'
import { beginSession } from '#lib/session.ts'

export type Scene = { db: Db; theme: string; employer: string }

/** A site at localhost that takes comments and messages, and an employer. */
export async function sceneOf(db: Db): Promise<Scene> {
  const { id: theme } = await db
    .insertInto('themes')
    .values({
      name: 'Harbor Veterans',
      contact_email: 'hello@harbor.example',
      applications: JSON.stringify({ search: true, comments: true, donations: true, chat: true }),
      // So that signing up takes two steps.
      signup: JSON.stringify({ phone: 'optional' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const domain = { domain: 'localhost', theme_id: theme, is_primary: true }
  await db.insertInto('theme_domains').values(domain).execute()
  return { db, theme, employer: await addEmployer(db, 'Harbor Health') }
}

let count = 0

/** A new job that takes applications by email. */
export async function newJob({ db, employer }: Scene): Promise<{ id: string; applyEmail: string }> {
  const reference = `F-${++count}`
  const applyEmail = `${reference.toLowerCase()}@harbor.example`
  await saveJobs(db, employer, null, [draft(reference, { applyUrl: null, applyEmail })])
  const job = db.selectFrom('jobs').select('id').where('reference', '=', reference)
  return { id: (await job.executeTakeFirstOrThrow()).id, applyEmail }
}

/** A new person, signed in. */
export async function newPerson({ db, theme }: Scene, type: 'User' | 'Admin' = 'User') {
  const email = `grace.${++count}@example.org`
  const person = { email, first_name: 'Grace', last_name: 'Kim', source_theme_id: theme, type }
  const { id } = await db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('profiles').values({ user_id: id }).execute()
  return { id, email, session: await beginSession(db, id) }
}

/** Two new people in a room of their own. */
export async function newRoom(scene: Scene) {
  const [grace, walter] = [await newPerson(scene), await newPerson(scene)]
  const { id } = await scene.db
    .insertInto('chat_rooms')
    .values({ name: 'Medics' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const members = [grace, walter].map((person) => ({ room_id: id, user_id: person.id }))
  await scene.db.insertInto('chat_members').values(members).execute()
  return { id, grace, walter }
}
