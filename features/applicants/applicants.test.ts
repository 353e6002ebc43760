// The employer's side of applications: who sees them, what is decided, and what stays the seeker's own.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { saveProfile } from '#features/profiles/index.ts'
import { deleteUser } from '#features/users/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { measureApplicants } from './index.ts'

let app: TestApp
let harbor: string
let granite: string
let priya: { session: string; id: string }
let rival: { session: string; id: string }
let nurse: string
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

const list = '/employer/applicants'
const applyFor = async (firstName: string, job = nurse, message = 'Hello') => {
  const person = await app.signIn({
    firstName,
    lastName: 'Kim',
    email: `${firstName.toLowerCase()}@example.org`,
  })
  await app.send('POST', `/jobs/${job}/apply`, { session: person.session, body: { message } })
  return person
}
const listed = async (query = '', session = priya.session) =>
  (await app.get(`${list}${query}`, { as: 'json', session })).json()
const rowOf = async (userId: string) =>
  (await listed('?limit=100')).applicants.find(({ user }: { user: { id: string } }) => user.id === userId)
const decide = (user: string, status: string, more = {}, session = priya.session) =>
  app.send('POST', '/employer/applicant/status', { session, body: { job: nurse, user, status, ...more } })
const tracked = async (session: string) =>
  (await app.get('/jobs/applications', { as: 'json', session })).json().applications[0]
const mailsTo = (recipient: string) =>
  app.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute()

test('an applicant and the people of the employer write to each other, connected or not', async () => {
  const olga = await applyFor('Olga')
  const { id } = await rowOf(olga.id)
  const panel = await app.get(`${list}?show=${id}`, { session: priya.session })
  expect(panel.body).toContain(`/chat?uid=${olga.id}`)
  const opens = async (who: { session: string }, whom: { id: string }) =>
    (await app.get(`/chat?uid=${whom.id}`, { session: who.session })).statusCode
  expect([await opens(priya, olga), await opens(olga, priya), await opens(rival, olga)]).toEqual([
    200, 200, 404,
  ])
  const body = { people: [priya.id], body: 'When may I visit?' }
  expect((await app.send('POST', '/chat', { session: olga.session, body })).statusCode).toBe(201)
  const { matters } = (await app.get('/employer', { as: 'json', session: priya.session })).json()
  expect(matters).toContainEqual(expect.objectContaining({ key: 'messages', title: '1 unread message' }))
  await deleteUser(app.db, null, olga.id)
})

test('an application by email is an applicant, for the employer it went to alone', async () => {
  const grace = await applyFor('Grace')
  const { applicants, counts } = await listed()
  expect(applicants).toMatchObject([
    {
      user: { id: grace.id, firstName: 'Grace', DD214Validated: false },
      job: { id: nurse, title: 'Registered Nurse' },
      quizTakes: [],
      status: 'APPLIED',
      confirmed: false,
      isNew: true,
    },
  ])
  expect(counts).toEqual({ APPLIED: 1, INTERVIEWING: 0, OFFERED: 0, HIRED: 0, NOTSELECTED: 0 })
  expect((await listed('', rival.session)).applicants).toEqual([])
  const html = await app.get(list, { session: priya.session })
  expect(html.body).toContain('Grace')
  expect((await app.get(list)).statusCode).toBe(303)
  expect((await app.get(list, { as: 'json', session: grace.session })).statusCode).toBe(403)
})

test('following a link to the employer’s own page is nobody’s business but the seeker’s', async () => {
  await saveJobs(app.db, harbor, null, [draft('L-1')])
  const lena = await applyFor('Lena', jobId(harbor, 'L-1'))
  expect(await rowOf(lena.id)).toBeUndefined()
})

test('the employer’s decision and the seeker’s tracking are two records; a hire counts once both say so', async () => {
  const tom = await applyFor('Tom')
  const { id } = await tracked(tom.session)
  const own = { status: 'INTERVIEWING', notes: 'They pay badly.' }
  await app.send('PUT', `/jobs/applications/${id}`, { session: tom.session, body: own })
  expect(await rowOf(tom.id)).toMatchObject({ status: 'APPLIED' })
  const detail = await app.get(`${list}?show=${id}`, { as: 'json', session: priya.session })
  expect(detail.body).not.toContain('pay badly')
  expect(detail.json().applicant).toMatchObject({ email: 'tom@example.org', message: 'Hello' })

  const confirm = () => app.send('POST', `/jobs/applications/${id}/confirm`, { session: tom.session })
  expect((await confirm()).statusCode).toBe(409)
  const hired = await decide(tom.id, 'HIRED', { startsOn: '2026-12-14' })
  expect(hired.json()).toMatchObject({ ok: true, status: 'HIRED', message: 'Tom is now “Hired”.' })
  expect(await tracked(tom.session)).toMatchObject({
    status: 'INTERVIEWING',
    notes: 'They pay badly.',
    decision: { status: 'HIRED', startsOn: '2026-12-14', confirmedAt: null },
  })
  expect(await rowOf(tom.id)).toMatchObject({ status: 'HIRED', confirmed: false, isNew: false })
  expect((await app.get('/jobs/applications', { session: tom.session })).body).toContain('Confirm the hire')
  expect((await confirm()).statusCode).toBe(200)
  expect((await confirm()).statusCode).toBe(200)
  expect(await rowOf(tom.id)).toMatchObject({ status: 'HIRED', confirmed: true })
  const after = await tracked(tom.session)
  expect(after).toMatchObject({ status: 'HIRED' })
  expect(after.history.map(({ isOwn }: { isOwn: boolean }) => isOwn)).toEqual([true, false, true, true])
  await decide(tom.id, 'OFFERED')
  expect(await rowOf(tom.id)).toMatchObject({ status: 'OFFERED', confirmed: false })
})

test('nobody confirms the hire of somebody else', async () => {
  const nadia = await applyFor('Nadia')
  await decide(nadia.id, 'HIRED')
  const { id } = await tracked(nadia.session)
  const answer = await app.send('POST', `/jobs/applications/${id}/confirm`, { session: priya.session })
  expect(answer.statusCode).toBe(404)
  expect(await rowOf(nadia.id)).toMatchObject({ confirmed: false })
})

test('any status can be chosen, by POST and PUT; the person is mailed when the employer wants it, once', async () => {
  const omar = await applyFor('Omar')
  for (const status of ['NOTSELECTED', 'OFFERED', 'APPLIED', 'INTERVIEWING'])
    expect((await decide(omar.id, status)).statusCode).toBe(200)
  expect(await mailsTo('omar@example.org')).toHaveLength(0)
  const put = { job: nurse, user: omar.id, status: 'NOTSELECTED', notify: true }
  for (let twice = 0; twice < 2; twice++)
    await app.send('PUT', '/employer/applicant/status', { session: priya.session, body: put })
  const mails = await mailsTo('omar@example.org')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ subject: 'Harbor Health: your application for Registered Nurse' })
  expect(mails[0]!.text_body).toContain('move forward with other candidates')
  for (const status of ['INTERESTED', 'PRESIDENT', ''])
    expect((await decide(omar.id, status)).json().errors).toEqual({ status: 'Please choose a status.' })
})

test('a manager of another employer sees, decides, notes, writes and exports nothing; each denial is audited', async () => {
  const ida = await applyFor('Ida')
  const { id } = await tracked(ida.session)
  const as = { session: rival.session }
  const body = { text: 'Mine now', applicants: [id], status: 'HIRED', message: 'Come to us' }
  const tries = [
    await decide(ida.id, 'HIRED', {}, rival.session),
    await app.get(`${list}?show=${id}`, { as: 'json', ...as }),
    await app.get(`${list}?employer=${harbor}`, { as: 'json', ...as }),
    await app.get(`${list}.csv?employer=${harbor}`, as),
    await app.get(`${list}/${id}/resume`, as),
    await app.send('POST', `${list}/${id}/notes`, { ...as, body }),
    await app.send('POST', `${list}/${id}/notes`, { ...as, body: {} }),
    await app.send('POST', `${list}/${id}/remind`, as),
    await app.send('POST', `${list}/status`, { ...as, body }),
    await app.send('POST', `${list}/message`, { ...as, body }),
  ]
  expect(tries.map(({ statusCode }) => statusCode)).toEqual(tries.map(() => 404))
  expect(await rowOf(ida.id)).toMatchObject({ status: 'APPLIED', isNew: true, rating: null })
  expect(await mailsTo('ida@example.org')).toEqual([])
  const denied = await app.db
    .selectFrom('audit_entries')
    .select('id')
    .where('action', '=', 'applicant.denied')
    .where('actor_id', '=', rival.id)
    .execute()
  // A note is refused before its body is read, each of the two once.
  expect(denied).toHaveLength(tries.length)
  expect((await app.get(`/profile/${ida.id}`, { as: 'json', ...as })).statusCode).toBe(404)
  expect((await app.get(`/profile/${ida.id}`, { as: 'json', session: priya.session })).statusCode).toBe(200)
})

test('several are chosen at once; one of another employer among them stops it all', async () => {
  const [ben, eve] = [await applyFor('Ben'), await applyFor('Eve')]
  const ids = [(await tracked(ben.session)).id, (await tracked(eve.session)).id]
  await saveJobs(app.db, granite, null, [
    draft('G-1', { applyUrl: null, applyEmail: 'jobs@granite.example' }),
  ])
  const far = await applyFor('Far', jobId(granite, 'G-1'))
  const foreign = (await tracked(far.session)).id
  const set = (applicants: string[], status = 'INTERVIEWING') =>
    app.send('POST', `${list}/status`, { session: priya.session, body: { applicants, status } })
  expect((await set([...ids, foreign])).statusCode).toBe(404)
  expect(await rowOf(ben.id)).toMatchObject({ status: 'APPLIED' })
  expect((await set(ids)).json().message).toBe('2 people are now “Interviewing”.')
  expect((await set([])).json().errors).toEqual({ applicants: 'Please choose somebody first.' })
  const body = { applicants: ids, message: 'Hello {first name}, about {job}: can we talk?' }
  expect((await app.send('POST', `${list}/message`, { session: priya.session, body })).json().message).toBe(
    '2 messages sent.',
  )
  const [mail] = await mailsTo('ben@example.org')
  expect(mail!.text_body).toContain('Hello Ben, about Registered Nurse: can we talk?')
  expect(mail!.text_body).not.toContain('Eve')
})

test('managers share notes and ratings; the applicant sees neither, and each deletes their own alone', async () => {
  const zoe = await applyFor('Zoe')
  const { id } = await tracked(zoe.session)
  const dana = await app.signIn({ firstName: 'Dana', lastName: 'Whitfield', employerId: harbor })
  const note = (session: string, body: object) =>
    app.send('POST', `${list}/${id}/notes`, { session, body: { ...body } })
  expect((await note(priya.session, { text: ' ', rating: '' })).json().errors).toEqual({
    text: 'Please write a note or give a rating.',
  })
  expect((await note(priya.session, { text: 'x', rating: 9 })).statusCode).toBe(422)
  const first = (await note(priya.session, { text: '<script>alert(1)</script>', rating: '3' })).json().id
  await note(priya.session, { rating: '5' })
  await note(dana.session, { text: 'Good call.', rating: '4' })
  // Of the two ratings by one manager the later counts.
  expect(await rowOf(zoe.id)).toMatchObject({ rating: { average: 4.5, count: 2 } })
  await decide(zoe.id, 'INTERVIEWING')
  const { applicant } = await listed(`?show=${id}`)
  expect(applicant.notes).toMatchObject([
    { author: 'Dana Whitfield', isOwn: false, text: 'Good call.', rating: 4 },
    { isOwn: true, rating: 5 },
    { isOwn: true, text: '<script>alert(1)</script>' },
  ])
  const html = (await app.get(`${list}?show=${id}`, { session: priya.session })).body
  expect(html).not.toContain('<script>alert(1)')
  const own = await app.get('/jobs/applications', { as: 'json', session: zoe.session })
  expect(own.body).not.toContain('Good call')
  const remove = (session: string) => app.send('DELETE', `${list}/${id}/notes/${first}`, { session })
  expect((await remove(dana.session)).statusCode).toBe(404)
  expect((await remove(priya.session)).statusCode).toBe(200)
  await deleteUser(app.db, null, dana.id)
  expect((await listed(`?show=${id}`)).applicant.notes).toMatchObject([{ author: null }, { isOwn: true }])
})

test('filters, orders, the board and CSV, in which nothing runs', async () => {
  const formula = jobId(harbor, 'E-1')
  const ana = await applyFor('Ána', formula)
  const { occupation, corps } = await app.db
    .selectFrom('military_occupations')
    .select(['id as occupation', 'corps_id as corps'])
    .where('code', '=', '68W')
    .where('active', '=', true)
    .executeTakeFirstOrThrow()
  const medic = await applyFor('Mia')
  await saveProfile(app.db, medic.id, {
    ...{ corpsId: corps, occupationIds: [occupation], zip: '23510' },
    ...{ jobInterests: ['healthcare'], securityClearance: 'Secret' },
  })
  await app.db
    .updateTable('profiles')
    .set({ dd214_status: 'validated' })
    .where('user_id', '=', medic.id)
    .execute()
  await measureApplicants(app.db, nurse)
  const names = async (query: string) =>
    (await listed(query)).applicants.map(({ user }: { user: { firstName: string } }) => user.firstName)
  expect((await names('?sort=-score'))[0]).toBe('Mia')
  const { applicant } = await listed(`?show=${(await tracked(medic.session)).id}`)
  expect(applicant.score).toBeGreaterThan(40)
  expect(applicant.factors).toMatchObject({ description: 15, paramA: 20 })
  expect(await names('?dd214=yes')).toEqual(['Mia'])
  expect(await names('?q=mia')).toEqual(['Mia'])
  expect(await names(`?job=${formula}`)).toEqual(['Ána'])
  expect((await listed(`?job=${formula}`)).counts.APPLIED).toBe(1)
  expect(await names('?q=kim&score=50')).toEqual(['Mia'])
  expect(await names('?page=999&limit=nonsense')).not.toEqual([])
  const board = await listed('?view=board')
  expect(board.applicants.map(({ status }: { status: string }) => status)).toContain('HIRED')
  const csv = await app.get(`${list}.csv`, { session: priya.session })
  expect(csv.headers['content-type']).toContain('text/csv')
  expect(csv.body).toContain(`'=HYPERLINK`)
  expect(csv.body.split('\r\n').length - 2).toBe((await listed()).totalDocs)
  expect(ana.id).toBeTruthy()
})

test('counts follow every change, also of people who leave', async () => {
  const leo = await applyFor('Leo')
  const before = (await listed()).counts
  await decide(leo.id, 'OFFERED')
  expect((await listed()).counts).toEqual({
    ...before,
    APPLIED: before.APPLIED - 1,
    OFFERED: before.OFFERED + 1,
  })
  await deleteUser(app.db, null, leo.id)
  expect((await listed()).counts).toEqual({ ...before, APPLIED: before.APPLIED - 1 })
  await app.db.deleteFrom('employers').where('id', '=', granite).execute()
})

test('while an employer awaits approval its managers see no applicants; taken from it, they see none either', async () => {
  const pat = await app.signIn({ firstName: 'Pat', employerId: harbor })
  const status = async () => (await app.get(list, { as: 'json', session: pat.session })).statusCode
  expect(await status()).toBe(200)
  const approved = (state: boolean | null) =>
    app.db
      .updateTable('employers')
      .set({ needs_approval: true, approved: state })
      .where('id', '=', harbor)
      .execute()
  await approved(null)
  expect(await status()).toBe(403)
  await approved(false)
  expect(await status()).toBe(403)
  await approved(true)
  expect(await status()).toBe(200)
  await app.db.deleteFrom('employer_members').where('user_id', '=', pat.id).execute()
  expect(await status()).toBe(403)
})

test('new applicants are counted as far as the menu says it', async () => {
  const { id } = await app.db
    .insertInto('employers')
    .values({ name: 'Quarry Works', slug: 'quarry-works' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveJobs(app.db, id, null, [draft('Q-1')])
  const quinn = await app.signIn({ firstName: 'Quinn', employerId: id, isEmployerOwner: true })
  const arrive = (count: number) =>
    sql`with people as (
        insert into users (email, first_name, last_name)
        select gen_random_uuid() || '@example.org', 'Pat', 'Lee' from generate_series(1, ${count}::int) returning id),
      sent as (
        insert into applications (user_id, job_id, employer_id, status, applied_at)
        select id, ${jobId(id, 'Q-1')}, ${id}, 'APPLIED', now() from people returning id, user_id)
      insert into applicants (application_id, user_id, job_id, employer_id)
      select id, user_id, ${jobId(id, 'Q-1')}, ${id} from sent`.execute(app.db)
  const shown = async () => {
    const { body } = await app.get('/employer', { session: quinn.session })
    return [...body.matchAll(/(\d+\+?) new applicants|(\d+\+? new)</g)].map(([, all, menu]) => all ?? menu)
  }
  await arrive(99)
  expect(new Set(await shown())).toEqual(new Set(['99', '99 new']))
  await arrive(2)
  expect(new Set(await shown())).toEqual(new Set(['99+', '99+ new']))
})
