// Whom a job reaches: the military codes and people that its title finds, and what similar jobs pay.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let site: string
let priya: { session: string; id: string }
beforeAll(async () => {
  app = await testApp()
  site = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  priya = await app.signIn({ firstName: 'Priya', employerId: await addEmployer(app.db, 'Harbor Health') })
})
afterAll(() => app.close())

test('the form is told which military codes find a title, and suggests titles', async () => {
  const get = async (url: string) => (await app.get(url, { as: 'json', session: priya.session })).json()
  const { titles } = await get('/employer/jobs/titles?q=weld')
  expect(titles[0].label).toMatch(/^Weld/)
  const title = titles[0].label
  const ask = () => get(`/employer/jobs/reach?title=${encodeURIComponent(title)}&place=Norfolk,%20VA`)
  const nobody = await ask()
  expect([nobody.people, nobody.codes.length > 0]).toEqual([0, true])
  for (const zip of ['23510', '10001']) {
    const { id } = await app.signIn({ firstName: 'Walter' })
    await app.db
      .insertInto('profiles')
      .values({ user_id: id, zip, is_findable: true })
      .onConflict((row) => row.column('user_id').doUpdateSet({ zip, is_findable: true }))
      .execute()
    const service = { user_id: id, occupation_id: nobody.codes[0].id, position: 0 }
    await app.db.insertInto('service_records').values(service).execute()
  }
  await app.db
    .updateTable('users')
    .set({ source_theme_id: site })
    .where('first_name', '=', 'Walter')
    .execute()
  const reach = await ask()
  expect(reach).toMatchObject({
    people: 2,
    near: 1,
    codes: [{ id: nobody.codes[0].id, people: 2 }, ...nobody.codes.slice(1)],
  })
  const untitled = { careers: [], codes: [], people: 0, near: null, pay: null }
  expect(await get('/employer/jobs/reach?title=')).toEqual(untitled)
})

test('what similar jobs near there pay is beside the pay, and too few are no measure', async () => {
  const quay = await addEmployer(app.db, 'Quay Works')
  const at = { city: 'Norfolk', state: 'VA', zip: '23510', lat: 36.85, lon: -76.29 }
  const forklift = (reference: string, wage: object) =>
    draft(reference, { title: 'Forklift Operator', ...at, wageUnit: 'hour', ...wage })
  const pay = async (place: string) => {
    const url = `/employer/jobs/reach?title=Forklift%20Operator&place=${encodeURIComponent(place)}`
    return (await app.get(url, { as: 'json', session: priya.session })).json().pay
  }
  await saveJobs(app.db, quay, null, [
    forklift('1', { wageMin: 18, wageMax: 22 }),
    forklift('2', { wageMin: 41_600, wageMax: 41_600, wageUnit: 'year' }),
    forklift('3', { wageMin: 24, wageMax: null }),
    forklift('4', { wageMin: null, wageMax: null, wageUnit: null }),
    // Another career that the same words find.
    draft('5', { title: 'Accountant', ...at, wageMin: 90, wageMax: 90, wageUnit: 'hour' }),
  ])
  await expect.poll(() => pay('Norfolk, VA')).toEqual({ count: 3, isNear: true, quartiles: null })
  await saveJobs(app.db, quay, null, [
    forklift('6', { wageMin: 30, wageMax: 30 }),
    forklift('7', { wageMin: 32, wageMax: 32 }),
  ])
  await expect
    .poll(() => pay('Norfolk, VA'))
    .toEqual({ count: 5, isNear: true, quartiles: { low: 20, median: 24, high: 30 } })
  expect(await pay('New York, NY')).toEqual({ count: 0, isNear: true, quartiles: null })
  expect(await pay('')).toMatchObject({ count: 5, isNear: false })
  const { body } = await app.get(`/employer/jobs/new?copy=${jobId(quay, '6')}`, {
    session: (await app.signIn({ firstName: 'Quinn', employerId: quay })).session,
  })
  expect(body).toContain('The middle half of')
})
