// The kinds of writes that faults are tried on: what is sent, and how often its effect is there.

import { storeFile } from '#features/files/index.ts'
import { newId } from '#lib/ids.ts'
import { pdfOf } from '../pdf.ts'
import { accountWrites } from './account-writes.ts'
import { chatWrites } from './chat-writes.ts'
import { clientAt } from './client.ts'
import { entriesOf, type Make, mailsTo, of } from './effects.ts'
import { givingWrites } from './giving-writes.ts'
import { peopleWrites } from './people-writes.ts'
import { newJob, newPerson } from './scene.ts'
import { staffWrites } from './staff-writes.ts'
import { visitorWrites } from './visitor-writes.ts'

export const writes: Record<string, Make> = {
  ...accountWrites,
  ...staffWrites,
  ...peopleWrites,
  ...chatWrites,
  ...visitorWrites,
  ...givingWrites,

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
