// Writes between people: connections, an employer and its applicants.
import { newId } from '#lib/ids.ts'
import { clientAt } from './client.ts'
import { entriesOf, type Make, mailsTo, of } from './effects.ts'
import { newJob, newPerson, type Scene } from './scene.ts'

/** Who sees them may ask them to connect. */
const publicPerson = async (scene: Scene) => {
  const person = await newPerson(scene)
  await scene.db.updateTable('profiles').set({ is_public: true }).where('user_id', '=', person.id).execute()
  return person
}

export const peopleWrites: Record<string, Make> = {
  async 'a connection is asked for'(scene, origin) {
    const [grace, walter] = [await newPerson(scene), await publicPerson(scene)]
    const client = await clientAt(origin, grace.session)
    const { db } = scene
    return {
      send: () =>
        client.send('POST', `/connections/${walter.id}/connect`, { message: 'We served together.' }),
      effects: async () => ({
        connections: await of(db.selectFrom('connections').select('id').where('sender_id', '=', grace.id)),
        requests: await of(
          db.selectFrom('connection_requests').select('at').where('sender_id', '=', grace.id),
        ),
        notices: await of(
          db
            .selectFrom('notices')
            .select('id')
            .where('user_id', '=', walter.id)
            .where('kind', '=', 'connection-request'),
        ),
      }),
    }
  },

  async 'an employer decides about an applicant'(scene, origin) {
    const { db, employer } = scene
    const [grace, priya, job] = [await newPerson(scene), await newPerson(scene), await newJob(scene)]
    await db.insertInto('employer_members').values({ user_id: priya.id, employer_id: employer }).execute()
    const about = { user_id: grace.id, job_id: job.id, employer_id: employer }
    const { id } = await db
      .insertInto('applications')
      .values({ ...about, status: 'APPLIED', applied_by: 'here' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('applicants')
      .values({ ...about, application_id: id })
      .execute()
    const client = await clientAt(origin, priya.session)
    const decided = { user: grace.id, job: job.id, status: 'INTERVIEWING', notify: true }
    return {
      send: () => client.send('PUT', '/employer/applicant/status', decided),
      effects: async () => ({
        applicants: await of(
          db
            .selectFrom('applicants')
            .select('application_id')
            .where('application_id', '=', id)
            .where('status', '=', decided.status),
        ),
        changes: await of(db.selectFrom('applicant_changes').select('id').where('application_id', '=', id)),
        mails: await mailsTo(scene, grace.email),
        entries: await entriesOf(scene, 'applicant.set-status', grace.id),
      }),
    }
  },

  async 'a dashboard module is changed'(scene, origin) {
    const { db } = scene
    const ana = await newPerson(scene, 'Admin')
    const options = JSON.stringify({ text: 'Hello.' })
    const { id } = await db
      .insertInto('dashboard_modules')
      .values({ title: 'Hello', type: 'info', options })
      .returning('id')
      .executeTakeFirstOrThrow()
    const client = await clientAt(origin, ana.session)
    const title = `Office hours ${newId()}`
    const change = { title, type: 'info', options: { text: 'Tuesdays.' }, themes: [scene.theme] }
    return {
      send: () => client.send('PUT', `/admin/dashboard-modules/${id}`, change),
      effects: async () => ({
        modules: await of(db.selectFrom('dashboard_modules').select('id').where('title', '=', title)),
        sites: await of(
          db.selectFrom('dashboard_module_themes').select('theme_id').where('module_id', '=', id),
        ),
        entries: Math.min(1, await entriesOf(scene, 'dashboardModule.change', id)),
      }),
    }
  },
}
