// What the page of a company has of veterans and for them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobId, promoteJobs, saveJobs } from '#features/jobs/index.ts'
import { draft } from '#features/jobs/job.fixture.ts'
import { saveProfile } from '#features/profiles/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { saveEmployer } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const profile = (id: string, slug = 'keystone-energy') => `/employer/profile/${id}/${slug}`
const read = async (url: string, session?: string) => (await app.get(url, { as: 'json', session })).json()

test('veterans who work here are those who agreed, until they take it back', async () => {
  const dock = await saveEmployer(app.db, 'Dock Works', { city: 'Norfolk', state: 'VA' })
  const page = profile(dock, 'dock-works')
  const otto = await app.signIn({ firstName: 'Otto', lastName: 'Reyes', employerId: dock })
  const hal = await app.signIn({ firstName: 'Hal', lastName: 'Boone' })
  const agree = (session: string, id: string, body: object) =>
    app.send('POST', `/profile/${id}/edit/privacy`, { session, body: { resumeShownTo: 'nobody', ...body } })
  const army = await app.db.selectFrom('corps').select(['id', 'name']).limit(1).executeTakeFirstOrThrow()
  for (const { id } of [otto, hal])
    await app.db
      .insertInto('service_records')
      .values({ user_id: id, corps_id: army.id, position: 0, from_year: 2011, to_year: 2019 })
      .execute()
  // What somebody says there appears with their consent alone.
  const quote = 'They counted <b>my years</b>.'
  await agree(otto.session, otto.id, { employerQuote: quote })
  expect((await read(page)).veterans).toEqual([])
  const long = await agree(otto.session, otto.id, { employerQuote: 'x'.repeat(201) })
  expect(long.json().errors).toHaveProperty('employerQuote')
  expect(
    (await agree(otto.session, otto.id, { shownAtEmployer: 'on', hidesLastName: 'on', employerQuote: quote }))
      .statusCode,
  ).toBe(200)
  // Who does not work here is not named here.
  await agree(hal.session, hal.id, { shownAtEmployer: 'on' })
  const shown = await read(page)
  expect(shown.veterans).toEqual([{ name: 'Otto R.', service: [`${army.name}, 2011 to 2019`], quote }])
  expect(JSON.stringify(shown)).not.toContain(otto.id)
  const { body } = await app.get(page)
  expect(body).toContain('Veterans who work here')
  expect(body).toContain('They counted &lt;b&gt;my years&lt;/b&gt;.')
  expect(body).toContain('Map of the United States: Norfolk, VA')
  await agree(otto.session, otto.id, {})
  await expect.poll(async () => (await app.get(page)).body).not.toContain('Otto R.')
})

test('of its jobs, those that fit the viewer’s own military code come first', async () => {
  const ward = await saveEmployer(app.db, 'Ward Nine', {})
  const days = (count: number) => new Date(Date.now() - count * 86_400_000)
  await saveJobs(app.db, ward, null, [
    draft('W-1', { title: 'Paramedic', postedAt: days(9) }),
    ...[1, 2, 3, 4].map((at) => draft(`C-${at}`, { title: 'Payroll Clerk', postedAt: days(at) })),
  ])
  const url = profile(ward, 'ward-nine')
  const medic = await app.signIn({ firstName: 'Milo' })
  const titles = async (session?: string) =>
    (await read(url, session)).jobs.map(({ title, fits }: { title: string; fits?: string[] }) => [
      title,
      fits,
    ])
  const clerk = ['Payroll Clerk', undefined]
  expect(await titles(medic.session)).toEqual([clerk, clerk, clerk, clerk])
  await saveProfile(app.db, medic.id, { corpsId: 'army', occupationIds: ['army-68w-enlisted'] })
  expect(await titles(medic.session)).toEqual([
    ['Paramedic', [expect.stringMatching(/^Matches your code: 68W, /)]],
    ...[clerk, clerk, clerk],
  ])
  expect(await titles()).toEqual([clerk, clerk, clerk, clerk])
  await promoteJobs(app.db, [jobId(ward, 'C-4')], days(-30))
  expect((await titles(medic.session)).map(([title]: string[]) => title)).toEqual([
    ...['Payroll Clerk', 'Paramedic', 'Payroll Clerk', 'Payroll Clerk'],
  ])
})

test('veterans hired here are a number, of hires that both sides confirmed', async () => {
  const mill = await saveEmployer(app.db, 'Mill Works', {})
  await saveJobs(app.db, mill, null, [draft('M-1')])
  const about = { job_id: jobId(mill, 'M-1'), employer_id: mill, status: 'HIRED' }
  const hire = async (firstName: string, isVeteran: boolean, confirmed_at: Date | null) => {
    const { id: user_id } = await app.signIn({ firstName })
    await saveProfile(app.db, user_id, { isVeteran })
    const application = { ...about, user_id, applied_at: new Date('2025-01-02') }
    const { id: application_id } = await app.db
      .insertInto('applications')
      .values(application)
      .returning('id')
      .executeTakeFirstOrThrow()
    await app.db
      .insertInto('applicants')
      .values({ ...application, application_id, confirmed_at })
      .execute()
  }
  await hire('Vic', true, null)
  await hire('Cleo', false, new Date('2025-02-01'))
  const url = profile(mill, 'mill-works')
  expect((await read(url)).hired).toBeNull()
  await hire('Wanda', true, new Date('2025-03-04'))
  const page = await read(url)
  expect(page.hired).toEqual({ count: 1, since: '2025-03-04T00:00:00.000Z' })
  expect(JSON.stringify(page)).not.toContain('Wanda')
  const other = await app.signIn({ firstName: 'Una' })
  expect((await app.get(url, { session: other.session })).body).toContain('1, since March 2025')
})
