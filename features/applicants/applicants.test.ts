// The employer's side of applications: who sees them, what is decided, and what stays the seeker's own.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { draft } from '#features/jobs/job.fixture.ts'
import { saveProfile } from '#features/profiles/index.ts'
import { deleteUser } from '#features/users/index.ts'
import {
  app,
  applyFor,
  decide,
  granite,
  harbor,
  list,
  listed,
  mailsTo,
  nurse,
  openEmployers,
  priya,
  rival,
  rowOf,
  tracked,
} from './applicants.fixture.ts'
import { measureApplicants } from './index.ts'

openEmployers()

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

test('filters, orders, the board and CSV, in which nothing runs', async () => {
  const formula = jobId(harbor, 'E-1')
  await applyFor('Ána', formula)
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
