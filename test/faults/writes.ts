// The kinds of writes that faults are tried on: what is sent, and how often its effect is there.
import { storeFile } from '#features/files/index.ts'
import { newId } from '#lib/ids.ts'
import { pdfOf } from '../pdf.ts'
import { type Answer, clientAt } from './client.ts'
import { newJob, newPerson, type Scene } from './scene.ts'

export type Attempt = {
  /** sends the write; again: what a person sends who presses the button once more */
  send(): Promise<Answer | null>
  /** how often each of its effects is there: rows, mails, entries of the audit trail */
  effects(): Promise<Record<string, number>>
}

type Make = (scene: Scene, origin: string) => Promise<Attempt>

const of = async (query: { execute(): Promise<unknown[]> }) => (await query.execute()).length

const mailsTo = ({ db }: Scene, recipient: string) =>
  of(db.selectFrom('mails').select('id').where('recipient', '=', recipient))

const entriesOf = ({ db }: Scene, action: string, subject: string) =>
  of(
    db
      .selectFrom('audit_entries')
      .select('id')
      .where('action', '=', action)
      .where('subject_id', '=', subject),
  )

export const writes: Record<string, Make> = {
  async 'a job is saved'(scene, origin) {
    const [job, grace] = [await newJob(scene), await newPerson(scene)]
    const client = await clientAt(origin, grace.session)
    return {
      send: () => client.send('POST', `/jobs/${job.id}/favorite`, { favorite: true }),
      effects: async () => ({
        favorites: await of(
          scene.db.selectFrom('favorites').select('job_id').where('user_id', '=', grace.id),
        ),
      }),
    }
  },

  async 'an application is sent'(scene, origin) {
    const [job, grace] = [await newJob(scene), await newPerson(scene)]
    const client = await clientAt(origin, grace.session)
    return {
      send: () => client.send('POST', `/jobs/${job.id}/apply`, { message: 'I taught medics for six years.' }),
      effects: async () => ({
        applications: await of(
          scene.db.selectFrom('applications').select('id').where('user_id', '=', grace.id),
        ),
        mails: await mailsTo(scene, job.applyEmail),
      }),
    }
  },

  async 'an application is moved'(scene, origin) {
    const [job, grace] = [await newJob(scene), await newPerson(scene)]
    const row = { user_id: grace.id, job_id: job.id, employer_id: scene.employer, status: 'INTERESTED' }
    const { id } = await scene.db
      .insertInto('applications')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    const client = await clientAt(origin, grace.session)
    const moved = { status: 'INTERVIEWING', notes: 'Thursday at ten.' }
    return {
      send: () => client.send('PUT', `/jobs/applications/${id}`, moved),
      effects: async () => ({
        applications: await of(
          scene.db
            .selectFrom('applications')
            .select('id')
            .where('id', '=', id)
            .where('status', '=', moved.status)
            .where('notes', '=', moved.notes),
        ),
      }),
    }
  },

  async 'a search is saved'(scene, origin) {
    const grace = await newPerson(scene)
    const client = await clientAt(origin, grace.session)
    const search = { name: 'Nursing', query: 'q=nurse', frequency: 'daily', timeZone: 'America/New_York' }
    return {
      send: () => client.send('POST', '/my-saved-searches', search),
      effects: async () => ({
        searches: await of(
          scene.db.selectFrom('saved_searches').select('id').where('user_id', '=', grace.id),
        ),
      }),
    }
  },

  async 'a profile is saved'(scene, origin) {
    const grace = await newPerson(scene)
    const client = await clientAt(origin, grace.session)
    const work = [{ kind: 'work', title: 'Paramedic', organization: 'City of Norfolk' }]
    return {
      send: () =>
        client.send('POST', `/profile/${grace.id}/edit/work`, { education: "Bachelor's degree", work }),
      effects: async () => ({
        records: await of(scene.db.selectFrom('work_records').select('id').where('user_id', '=', grace.id)),
        profiles: await of(
          scene.db
            .selectFrom('profiles')
            .select('user_id')
            .where('user_id', '=', grace.id)
            .where('education', '=', "Bachelor's degree"),
        ),
      }),
    }
  },

  async 'a comment is written'(scene, origin) {
    const client = await clientAt(origin)
    const email = `dale.${newId()}@example.org`
    return {
      send: async () =>
        client.send('POST', '/comments', {
          name: 'Dale',
          email,
          message: 'Thank you.',
          captcha: await client.captcha(),
        }),
      effects: async () => ({
        comments: await of(scene.db.selectFrom('comments').select('id').where('email', '=', email)),
      }),
    }
  },

  async 'a message is written'(scene, origin) {
    const client = await clientAt(origin)
    const message = `How do I begin? ${newId()}`
    return {
      send: async () =>
        client.send('POST', '/contact', {
          name: 'Grace Hopper',
          email: 'grace@example.org',
          message,
          captcha: await client.captcha(),
        }),
      effects: async () => ({
        mails: await of(scene.db.selectFrom('mails').select('id').where('text_body', 'like', `%${message}%`)),
      }),
    }
  },

  async 'a badge is added'(scene, origin) {
    const { session } = await newPerson(scene, 'Admin')
    const client = await clientAt(origin, session)
    const name = newId()
    const badges = () => scene.db.selectFrom('badges').select('id').where('name', '=', name).execute()
    return {
      send: () => client.send('POST', '/admin/badges', { name, icon: 'star' }),
      effects: async () => {
        const found = await badges()
        return {
          badges: found.length,
          entries: found[0] ? await entriesOf(scene, 'badge.create', found[0].id) : 0,
        }
      },
    }
  },

  async 'a DD214 is approved'(scene, origin) {
    const [{ session }, grace] = [await newPerson(scene, 'Admin'), await newPerson(scene)]
    const file = { ownerId: grace.id, purpose: 'dd214' as const, name: 'Kim.pdf', bytes: pdfOf() }
    const stored = await storeFile(scene.db, file)
    if (!stored.ok) throw new Error(stored.reason)
    await scene.db
      .updateTable('profiles')
      .set({ dd214_file_id: stored.id })
      .where('user_id', '=', grace.id)
      .execute()
    const client = await clientAt(origin, session)
    return {
      send: () => client.send('POST', `/profile/${grace.id}/dd214`, { valid: 'yes', file: stored.id }),
      effects: async () => ({
        mails: await mailsTo(scene, grace.email),
        entries: await entriesOf(scene, 'dd214.validate', grace.id),
      }),
    }
  },

  async 'an account is disabled'(scene, origin) {
    const [{ session }, grace] = [await newPerson(scene, 'Admin'), await newPerson(scene)]
    const client = await clientAt(origin, session)
    return {
      send: () => client.send('POST', '/admin/users/disable', { user: grace.id }),
      effects: async () => ({
        accounts: await of(
          scene.db
            .selectFrom('users')
            .select('id')
            .where('id', '=', grace.id)
            .where('disabled_at', 'is not', null),
        ),
        entries: await entriesOf(scene, 'user.disable', grace.id),
      }),
    }
  },
}
