import { afterAll, beforeAll } from 'vitest'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'

/** Two employers; Priya owns the one that has the jobs, Rex the other. */
export let app: TestApp
export let harbor: string
export let granite: string
export let priya: { session: string; id: string }
export let rival: { session: string; id: string }
export let nurse: string

export function openEmployers(): void {
  beforeAll(async () => {
    app = await testApp()
    harbor = await addEmployer(app.db, 'Harbor Health')
    granite = await addEmployer(app.db, 'Granite Security')
    const byMail = { applyUrl: null, applyEmail: 'careers@harbor.example' }
    await saveJobs(app.db, harbor, null, [
      draft('N-1', { ...byMail, clearance: 'Secret' }),
      draft('E-1', { ...byMail, title: '=HYPERLINK("https://evil.example")' }),
    ])
    nurse = jobId(harbor, 'N-1')
    priya = await app.signIn({
      firstName: 'Priya',
      lastName: 'Raman',
      employerId: harbor,
      isEmployerOwner: true,
    })
    rival = await app.signIn({ firstName: 'Rex', employerId: granite, isEmployerOwner: true })
  })
  afterAll(() => app.close())
}

export const list = '/employer/applicants'
export const applyFor = async (firstName: string, job = nurse, message = 'Hello') => {
  const person = await app.signIn({
    firstName,
    lastName: 'Kim',
    email: `${firstName.toLowerCase()}@example.org`,
  })
  await app.send('POST', `/jobs/${job}/apply`, { session: person.session, body: { message } })
  return person
}
export const listed = async (query = '', session = priya.session) =>
  (await app.get(`${list}${query}`, { as: 'json', session })).json()
export const rowOf = async (userId: string) =>
  (await listed('?limit=100')).applicants.find(({ user }: { user: { id: string } }) => user.id === userId)
export const decide = (user: string, status: string, more = {}, session = priya.session) =>
  app.send('POST', '/employer/applicant/status', { session, body: { job: nurse, user, status, ...more } })
export const tracked = async (session: string) =>
  (await app.get('/jobs/applications', { as: 'json', session })).json().applications[0]
export const mailsTo = (recipient: string) =>
  app.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute()
