// The weekly summary does what the setting says: to the managers of employers that want it, once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { sendSummaries } from './summary.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('employers that want it get applicants of the week and jobs that close soon, once', async () => {
  const harbor = await addEmployer(app.db, 'Harbor Health')
  const byMail = { applyUrl: null, applyEmail: 'careers@harbor.example' }
  const soon = new Date(Date.now() + 3 * 86_400_000)
  await saveJobs(app.db, harbor, null, [
    draft('A', { ...byMail, title: 'Night Nurse', expiresAt: soon }),
    draft('B', { title: 'Day Nurse', expiresAt: new Date(Date.now() + 30 * 86_400_000) }),
  ])
  await app.signIn({ firstName: 'Priya', email: 'priya@example.org', employerId: harbor })
  const { session } = await app.signIn({ firstName: 'Maria' })
  await app.send('POST', `/jobs/${jobId(harbor, 'A')}/apply`, { session, body: { message: 'Hi' } })
  const opened = { employer_id: harbor, job_id: jobId(harbor, 'A') }
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  await app.db
    .insertInto('job_views')
    .values([
      { ...opened, day: ago(1), views: 7 },
      { ...opened, day: ago(20), views: 40 },
    ])
    .execute()
  const settings = { production: false, port: 3000, publicPort: null }
  const now = new Date()
  const mails = () => app.db.selectFrom('mails').selectAll().where('kind', '=', 'employer-summary').execute()
  await sendSummaries(app.db, settings, now)
  expect(await mails()).toEqual([])
  const change = (fields: object) =>
    app.db.updateTable('employers').set(fields).where('id', '=', harbor).execute()
  await change({ email_summary: true, needs_approval: true })
  await sendSummaries(app.db, settings, now)
  expect(await mails()).toEqual([])
  await change({ needs_approval: false })
  await sendSummaries(app.db, settings, now)
  await sendSummaries(app.db, settings, now)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: 'priya@example.org', subject: 'Your week at Harbor Health' })
  expect(mail!.text_body).toContain('1 person has applied')
  expect(mail!.text_body).toContain('viewed 7 times')
  expect(mail!.text_body).toContain('2 jobs are open')
  expect(mail!.text_body).toContain('Night Nurse')
  expect(mail!.text_body).not.toContain('Day Nurse')
})
