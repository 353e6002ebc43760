// Jobs that an employer writes: the same row as one from a feed, for those who work there alone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
let priya: { session: string; id: string }
let rival: { session: string; id: string }
beforeAll(async () => {
  app = await testApp()
  harbor = await addEmployer(app.db, 'Harbor Health')
  const granite = await addEmployer(app.db, 'Granite Security')
  priya = await app.signIn({ firstName: 'Priya', employerId: harbor })
  rival = await app.signIn({ firstName: 'Rex', employerId: granite })
})
afterAll(() => app.close())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const welder = {
  title: 'Pipe Welder',
  type: 'Full-time',
  careerLevel: 'Experienced',
  place: 'Norfolk, VA',
  wageMin: '31.50',
  wageMax: '$38',
  wageUnit: 'hour',
  benefits: ['health', 'gi-bill'],
  description: '<p>Weld pipes of ships.</p><script>steal()</script><p onclick="x()">Learn with us.</p>',
  expiresAt: inDays(20),
}
const post = (changes = {}, session = priya.session) =>
  app.send('POST', '/employer/jobs', { session, body: { ...welder, ...changes } })
const pageOf = async (id: string) => (await app.get(`/jobs/${id}`, { as: 'json' })).json()
const found = async () =>
  (await app.get(`/jobs/search?employer=${harbor}`, { as: 'json' }))
    .json()
    .jobs.map(({ title }: { title: string }) => title)
const change = (verb: string, id: string, session = priya.session) =>
  app.send('POST', `/admin/jobs/${verb}`, { session, body: { jobs: [id] } })
const row = (id: string) => app.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()

test('a posted job is searched, shown and described like one from a feed; nothing in its text runs', async () => {
  const sent = await post()
  expect(sent.statusCode).toBe(201)
  const { id } = sent.json()
  await expect.poll(found).toContain('Pipe Welder')
  const { job, apply, posting } = await pageOf(id)
  expect(job).toMatchObject({
    title: 'Pipe Welder',
    addressShort: 'Norfolk, VA',
    wage: '$31.50 to $38 an hour',
    benefits: ['Health plan', 'GI Bill approved'],
    description: '<p>Weld pipes of ships.</p><p>Learn with us.</p>',
  })
  expect(apply).toEqual({ kind: 'here', href: `/jobs/${id}/apply` })
  expect(posting).toMatchObject({ directApply: true, jobBenefits: 'Health plan, GI Bill approved' })
  const { jobs } = (await app.get('/admin/jobs?source=hand', { as: 'json', session: priya.session })).json()
  expect(jobs).toMatchObject([{ id, source: 'hand', isOpen: true }])
})

test('the employer’s usual category and address for questions are where a job has none of its own', async () => {
  const usual = { default_category: 'nursing', contact_email: 'jobs@harbor.example' }
  await app.db.updateTable('employers').set(usual).where('id', '=', harbor).execute()
  const form = (await app.get('/employer/jobs/new', { as: 'json', session: priya.session })).json()
  expect(form.values).toMatchObject({ applyEmail: 'jobs@harbor.example' })
  const categories = async (title: string) => (await row((await post({ title })).json().id))?.categories
  expect(await categories('Quorble Ixter')).toEqual(['nursing'])
  expect(await categories('Diesel Mechanic')).toEqual(['maintenance-repair'])
})

test('what is missing or wrong is said at its field, and what is no field of the form is left out', async () => {
  const empty = await app.send('POST', '/employer/jobs', { session: priya.session, body: {} })
  expect(empty.json().errors).toMatchObject({
    title: 'Please give the job a title.',
    description: 'Please describe the job.',
    expiresAt: 'Please enter the last day to apply.',
  })
  const wrong = async (changes: object) => (await post(changes)).json().errors
  expect(await wrong({ place: '' })).toEqual({ place: 'Please enter a city and state, or a ZIP code.' })
  expect(Object.keys(await wrong({ place: 'Nowhere at all, ZZ' }))).toEqual(['place'])
  expect(Object.keys(await wrong({ wageMin: '50', wageMax: '40' }))).toEqual(['wageMax'])
  expect(Object.keys(await wrong({ expiresAt: '2020-01-01' }))).toEqual(['expiresAt'])
  expect(Object.keys(await wrong({ jobg8ApplyType: 'link', applyUrl: 'javascript:alert(1)' }))).toEqual([
    'applyUrl',
  ])
  expect(Object.keys(await wrong({ jobg8ApplyType: 'email' }))).toEqual(['applyEmail'])
  expect(await wrong({ description: '<script>steal()</script>' })).toEqual({
    description: 'Please describe the job.',
  })
  const { id } = (
    await post({
      title: 'Rigger',
      promotedUntil: inDays(90),
      promoted: true,
      feedId: priya.id,
      isCompetitive: true,
    })
  ).json()
  expect(await row(id)).toMatchObject({ promoted_until: null, feed_id: null, is_competitive: false })
})

test('a job is changed, paused, opened, renewed and copied; a closed one stays closed when it is changed', async () => {
  const { id } = (await post({ title: 'Crane Operator' })).json()
  const put = (body: object, since = '') =>
    app.send('PUT', `/employer/jobs/${id}${since}`, { session: priya.session, body: { ...welder, ...body } })
  const { job } = (await app.get(`/employer/jobs/${id}/edit`, { as: 'json', session: priya.session })).json()
  const since = `?unmodifiedSince=${job.updatedAt}`
  expect((await put({ title: 'Tower Crane Operator', place: '10001' }, since)).statusCode).toBe(200)
  expect((await put({ title: 'Lost' }, since)).json().errors.form).toMatch(/Someone else/)
  expect((await pageOf(id)).job).toMatchObject({
    title: 'Tower Crane Operator',
    addressShort: 'New York, NY',
  })

  await change('pause', id)
  expect((await app.get(`/jobs/${id}`, { as: 'json', session: priya.session })).statusCode).toBe(410)
  await put({ title: 'Tower Crane Operator II' })
  expect((await app.get(`/jobs/${id}`, { as: 'json', session: priya.session })).statusCode).toBe(410)
  const listed = (await app.get('/admin/jobs?state=closed', { as: 'json', session: priya.session })).json()
  expect(listed.jobs).toMatchObject([{ title: 'Tower Crane Operator II', isPaused: true }])
  await change('restore', id)
  await expect.poll(found).toContain('Tower Crane Operator II')

  const before = (await row(id))!.expires_at!
  await change('renew', id)
  const days = ((await row(id))!.expires_at!.getTime() - before.getTime()) / 86_400_000
  expect(days).toBe(30)
  await app.db
    .updateTable('jobs')
    .set({ expires_at: new Date('2026-01-01') })
    .where('id', '=', id)
    .execute()
  await change('renew', id)
  const left = ((await row(id))!.expires_at!.getTime() - Date.now()) / 86_400_000
  expect(Math.round(left)).toBe(30)

  const copy = (await app.get(`/employer/jobs/new?copy=${id}`, { as: 'json', session: priya.session })).json()
  expect(copy).toMatchObject({ job: null, values: { title: 'Tower Crane Operator II', wageMin: 31.5 } })
  expect((await app.get('/employer/jobs/new', { session: priya.session })).body).toContain('Post a job')
})

test('a manager of another employer reads, changes and copies nothing; each denial is audited', async () => {
  const { id } = (await post({ title: 'Machinist' })).json()
  const { session } = rival
  const tries = [
    await app.get(`/employer/jobs/${id}/edit`, { as: 'json', session }),
    await app.get(`/employer/jobs/new?copy=${id}`, { as: 'json', session }),
    await app.get(`/employer/jobs/new?employer=${harbor}`, { as: 'json', session }),
    await app.send('PUT', `/employer/jobs/${id}`, { session, body: {} }),
    await app.send('PUT', `/employer/jobs/${id}/additions`, { session, body: {} }),
    await post({ employer: harbor }, session),
    await change('pause', id, session),
    await change('renew', id, session),
  ]
  expect(tries.map(({ statusCode }) => statusCode)).toEqual(tries.map(() => 404))
  const denied = await app.db
    .selectFrom('audit_entries')
    .select('id')
    .where('action', '=', 'job.denied')
    .where('actor_id', '=', rival.id)
    .execute()
  expect(denied).toHaveLength(tries.length)
  expect((await pageOf(id)).job.title).toBe('Machinist')
  const maria = await app.signIn({ firstName: 'Maria' })
  expect((await post({}, maria.session)).statusCode).toBe(403)
})

test('a job from a feed keeps its text; benefits and questions are added and survive the next reading', async () => {
  const { id: feed } = await app.db
    .insertInto('feeds')
    .values({ employer_id: harbor, url: 'https://harbor.example/jobs.xml' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveJobs(app.db, harbor, feed, [draft('F', { title: 'Nurse' })])
  const id = jobId(harbor, 'F')
  const put = (path: string, body: Record<string, unknown>) =>
    app.send('PUT', `/employer/jobs/${id}${path}`, { session: priya.session, body })
  expect((await put('', welder)).statusCode).toBe(409)
  expect((await change('pause', id)).statusCode).toBe(409)
  expect((await change('renew', id)).statusCode).toBe(409)
  expect((await put('/additions', { benefits: ['training'] })).statusCode).toBe(200)
  await saveJobs(app.db, harbor, feed, [draft('F', { title: 'Senior Nurse' })])
  expect((await pageOf(id)).job).toMatchObject({ title: 'Senior Nurse', benefits: ['Paid training'] })
})

test('people apply here, with their answers to its questions, once', async () => {
  const quiz = {
    title: 'Before you apply',
    questions: [
      { id: 'cert', type: 'Yes/No', title: 'Are you certified?' },
      { id: 'years', type: 'Number', title: 'Years of welding', optional: true },
    ],
  }
  const { id } = (await post({ title: 'Hull Welder', quiz })).json()
  const maria = await app.signIn({ firstName: 'Maria', lastName: 'Delgado' })
  const apply = (body: Record<string, unknown>) =>
    app.send('POST', `/jobs/${id}/apply`, { session: maria.session, body })
  expect((await app.get(`/jobs/${id}/apply`, { session: maria.session })).body).toContain(
    'Are you certified?',
  )
  expect((await apply({ message: 'Hello' })).json().errors).toEqual({ 'answers[cert]': 'Required' })
  for (const twice of ['Yes', 'No'])
    expect((await apply({ message: 'Hello', 'answers[cert]': twice })).statusCode).toBe(200)
  const kept = await app.db.selectFrom('application_answers').select(['answers']).execute()
  expect(kept).toEqual([{ answers: { cert: 'Yes' } }])
  const { applicants } = (
    await app.get(`/employer/applicants?job=${id}`, { as: 'json', session: priya.session })
  ).json()
  expect(applicants).toMatchObject([{ user: { firstName: 'Maria' }, status: 'APPLIED' }])
})
