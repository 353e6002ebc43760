import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeFile } from '#features/files/index.ts'
import { expireJobs, jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { pdfOf } from '#test/pdf.ts'
import { moveApplication } from './applications.ts'
import { applicationMessages } from './messages.ts'

let app: TestApp
let harbor: string
const of = (reference: string) => jobId(harbor, reference)
beforeAll(async () => {
  app = await testApp()
  harbor = await addEmployer(app.db, 'Harbor Health')
  await saveJobs(app.db, harbor, null, [
    draft('N-1'),
    draft('G-1', { title: 'Security Guard' }),
    draft('M-1', { title: 'Nurse Educator', applyUrl: null, applyEmail: 'careers@harbor.example' }),
    draft('X-1', { title: 'Script Kiddie', applyUrl: 'javascript:alert(1)' }),
  ])
})
afterAll(() => app.close())

const list = '/jobs/applications'
const tracked = async (session: string) => (await app.get(list, { as: 'json', session })).json().applications
const apply = (job: string, session: string, body: Record<string, unknown> = {}) =>
  app.send('POST', `/jobs/${job}/apply`, { session, body })

test('applying by link records it once and leads to the employer', async () => {
  const { session } = await app.signIn({ firstName: 'Maria' })
  const href = 'https://harbor.example/jobs/N-1'
  const first = await apply(of('N-1'), session)
  expect(first.json()).toMatchObject({ ok: true, status: 'APPLIED', href })
  await apply(of('N-1'), session)
  const [one, ...more] = await tracked(session)
  expect(more).toEqual([])
  expect(one).toMatchObject({ job: { id: of('N-1') }, status: 'APPLIED', history: [{ status: 'APPLIED' }] })
  expect(one.appliedAt).toBeTruthy()
  const native = await app.send('POST', `/jobs/${of('N-1')}/apply`, { session, as: 'html' })
  expect(native.headers.location).toBe(`/jobs/${of('N-1')}/leaving`)
  const leaving = await app.get(`/jobs/${of('N-1')}/leaving`, { session })
  expect(leaving.body).toContain(`content="1; url=${href}"`)
  const job = (await app.get(`/jobs/${of('N-1')}`, { as: 'json', session })).json()
  expect(job.application).toMatchObject({ status: 'APPLIED' })
})

test('once applied, the main button says so and leads to the applications', async () => {
  const { session } = await app.signIn({ firstName: 'Nadia' })
  const page = async () => {
    const { headers } = await app.get(`/jobs/${of('N-1')}`, { session })
    return (await app.get(String(headers.location), { session })).body.replace(/<!-- -->/g, '')
  }
  expect(await page()).toContain('Apply now')
  await apply(of('N-1'), session)
  const after = await page()
  expect(after).not.toContain('Apply now')
  expect(after).toMatch(/href="\/jobs\/applications"[^>]*>(<[^>]*>)*.{0,400}You applied: your applications/s)
  expect(after).toContain('Open harbor.example again')
})

test('redirects only people who have applied, and only to web addresses', async () => {
  const { session } = await app.signIn()
  const back = await app.get(`/jobs/${of('N-1')}/leaving`, { session })
  expect(back.headers.location).toBe(`/jobs/${of('N-1')}`)
  expect((await apply(of('X-1'), session)).statusCode).toBe(404)
  const asked = await app.get(`/jobs/${of('N-1')}/apply`)
  expect(asked.headers.location).toMatch(/^\/user\/login\?redirectTo=/)
})

test('an application by email is sent once, with replies to the applicant and a signed link to the resume', async () => {
  const { session, id } = await app.signIn({
    firstName: 'Grace',
    lastName: 'Kim',
    email: 'grace@example.org',
  })
  const resume = await addResume(id, 'grace.pdf')
  const form = await app.get(`/jobs/${of('M-1')}/apply`, { session })
  expect(form.body).toContain('grace.pdf')
  const stranger = await app.signIn()
  const foreign = await addResume(stranger.id, 'not-hers.pdf')
  const refused = await apply(of('M-1'), session, { message: 'Hello', resumeFileId: foreign })
  expect(refused.json().errors.resumeFileId).toContain('no longer there')

  const body = { message: 'Hello, I taught medics for six years.', resumeFileId: resume }
  await Promise.all([apply(of('M-1'), session, body), apply(of('M-1'), session, body)])
  const again = await apply(of('M-1'), session, body)
  expect(again.json().message).toContain('already')
  const mails = await app.db.selectFrom('mails').selectAll().where('kind', '=', 'application').execute()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    recipient: 'careers@harbor.example',
    reply_to: 'grace@example.org',
    subject: 'Application for Nurse Educator (M-1): Grace Kim',
  })
  expect(mails[0]!.text_body).toContain('six years')
  const link = /\/jobs\/applications\/[^\s]+/.exec(mails[0]!.text_body)![0]
  expect((await app.get(`${link.slice(0, -2)}xx`)).statusCode).toBe(404)
  expect(link).toContain('/resume?token=')
  expect((await app.get(`/jobs/${of('M-1')}/apply`, { session })).body).toContain(
    'You have applied for this job',
  )

  const [sent] = await tracked(session)
  expect(sent.isSent).toBe(true)
  for (const [method, path] of [
    ['DELETE', `${list}/${sent.id}`],
    ['POST', `${list}/${sent.id}/delete`],
  ] as const) {
    const kept = await app.send(method, path, { session })
    expect([kept.statusCode, kept.json().error]).toEqual([409, applicationMessages.staysSent])
  }
  expect(await tracked(session)).toHaveLength(1)
  expect((await app.get(list, { session })).body).not.toContain('Remove Nurse Educator')
})

test('the board has six statuses with labels, notes, dates and history', async () => {
  const { session, id } = await app.signIn()
  const begun = await app.send('POST', list, { session, body: { jobId: of('G-1') } })
  const path = `${list}/${begun.json().id}`
  for (const status of ['APPLIED', 'INTERVIEWING', 'OFFERED', 'HIRED', 'NOTSELECTED', 'NOTSELECTED'])
    expect((await app.send('POST', path, { session, body: { status } })).statusCode).toBe(200)
  await app.send('PUT', path, { session, body: { notes: 'Ask for Ana.', nextStepOn: '2026-12-01' } })
  await moveApplication(app.db, begun.json().id, 'INTERVIEWING', (await app.signIn({ type: 'Manager' })).id)
  const [one] = await tracked(session)
  expect(one).toMatchObject({ status: 'INTERVIEWING', notes: 'Ask for Ana.', nextStepOn: '2026-12-01' })
  expect(one.history.map(({ status, isOwn }: { status: string; isOwn: boolean }) => [status, isOwn])).toEqual(
    [
      ['INTERVIEWING', false],
      ...['NOTSELECTED', 'HIRED', 'OFFERED', 'INTERVIEWING', 'APPLIED', 'INTERESTED'].map((status) => [
        status,
        true,
      ]),
    ],
  )
  const { body } = await app.get(list, { session })
  for (const label of ['Applied', 'Interviewing', 'Got an offer', 'Hired', 'Not for me', 'Interested'])
    expect(body).toContain(`>${label}</option>`)
  // What interests comes before what was applied for.
  expect(body.indexOf('id="status-INTERESTED"')).toBeLessThan(body.indexOf('id="status-APPLIED"'))
  for (const wrong of [{ status: 'PRESIDENT' }, { nextStepOn: 'soon' }, { notes: 'x'.repeat(4_001) }])
    expect((await app.send('POST', path, { session, body: wrong })).statusCode).toBe(422)
  expect(id).toBeTruthy()
})

test('nobody sees, changes or removes the applications of others', async () => {
  const maria = await app.signIn({ firstName: 'Maria' })
  const james = await app.signIn({ firstName: 'James' })
  const { id } = (await app.send('POST', list, { session: maria.session, body: { jobId: of('N-1') } })).json()
  expect(await tracked(james.session)).toEqual([])
  const body = { status: 'HIRED' }
  const { session } = james
  expect((await app.send('POST', `${list}/${id}`, { session, body })).statusCode).toBe(404)
  expect((await app.send('DELETE', `${list}/${id}`, { session })).statusCode).toBe(404)
  expect((await app.send('POST', `${list}/${id}/delete`, { session: maria.session })).statusCode).toBe(200)
  expect(await tracked(maria.session)).toEqual([])
})

test('an expired job stays on the board, but takes no applications', async () => {
  await saveJobs(app.db, harbor, null, [draft('E-1', { title: 'Night Clerk' })])
  const { session } = await app.signIn()
  await app.send('POST', list, { session, body: { jobId: of('E-1') } })
  await expireJobs(app.db, [of('E-1')])
  expect(await tracked(session)).toMatchObject([{ job: { isGone: true } }])
  expect((await apply(of('E-1'), session)).statusCode).toBe(404)
})

async function addResume(ownerId: string, name: string): Promise<string> {
  const file = { owner_id: ownerId, purpose: 'resume', name, type: 'application/pdf', bytes: 3 }
  const stored = { store_key: `test/${name}`, key_id: 'test', wrapped_key: Buffer.from('') }
  const { id } = await app.db
    .insertInto('files')
    .values({ ...file, ...stored })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('ignores fields of an application that its owner may not set', async () => {
  const [maria, tom] = [await app.signIn(), await app.signIn()]
  const body = { jobId: of('G-1') }
  const { id } = (await app.send('POST', list, { session: maria.session, body })).json()
  const row = () =>
    app.db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const before = await row()
  const more = {
    ...{ user_id: tom.id, userId: tom.id, job_id: of('N-1'), jobId: of('N-1'), employer_id: tom.id },
    ...{ applied_by: 'email', appliedBy: 'email', applied_at: '2020-01-01', message: 'x', set_by: tom.id },
    ...{ resume_file_id: tom.id, resumeFileId: tom.id, confirmed: true, isAdmin: true },
  }
  const put = { session: maria.session, body: { notes: 'Call them.', ...more } }
  expect((await app.send('PUT', `${list}/${id}`, put)).statusCode).toBe(200)
  const { notes, updated_at, ...after } = await row()
  expect(notes).toBe('Call them.')
  expect(before).toMatchObject(after)
})

test('nobody applies with another person’s resume', async () => {
  const [maria, tom] = [await app.signIn(), await app.signIn()]
  const stored = await storeFile(app.db, {
    ...{ ownerId: tom.id, purpose: 'resume', name: 'Reed.pdf', bytes: pdfOf() },
  })
  const resumeFileId = stored.ok ? stored.id : ''
  expect((await apply(of('M-1'), maria.session, { resumeFileId })).json().errors).toEqual({
    resumeFileId: 'This resume is no longer there. Choose another one.',
  })
})

test('an application by email is confirmed above the page of the job', async () => {
  const { session } = await app.signIn({ firstName: 'Noor' })
  const sent = await app.send('POST', `/jobs/${of('M-1')}/apply`, {
    session,
    as: 'html',
    body: { message: 'Hello' },
  })
  const flash = sent.cookies.find(({ name }) => name.endsWith('flash'))!
  const { headers } = await app.get(String(sent.headers.location), { session })
  const { body } = await app.app.inject({
    url: String(headers.location),
    headers: { host: 'localhost', accept: 'text/html' },
    cookies: { session, [flash.name]: flash.value },
  })
  expect(body.split('<main')[1]).toContain(applicationMessages.sent)
})
