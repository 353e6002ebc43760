// Modules that show what is a person's own in other rooms.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { addModule } from './index.ts'
import { ModuleForm, type OneModule } from './schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const module = (given: Record<string, unknown>) =>
  addModule(app.db, ModuleForm.parse({ title: String(given.type), showInAllThemes: true, ...given }))
const dataOf = async (session: string, id: string): Promise<Record<string, unknown>> => {
  const answer = await app.get(`/dashboard/modules/${id}`, { as: 'json', session })
  return (answer.json() as OneModule as unknown as { module: { data: Record<string, unknown> } }).module.data
}
const shown = async (session: string, id: string) =>
  (await app.get(`/dashboard/modules/${id}`, { session })).body

test('VA benefits are of one area, those that fit first, with the reason', async () => {
  const { session, id } = await app.signIn()
  await app.db.insertInto('profiles').values({ user_id: id, is_veteran: true }).execute()
  const years = { from_year: 2010, to_year: 2014, corps_id: 'navy' }
  await app.db
    .insertInto('service_records')
    .values({ user_id: id, position: 0, ...years })
    .execute()
  const education = await module({ type: 'vaEducation' })
  expect(await dataOf(session, education)).toMatchObject({
    area: 'education',
    total: 4,
    benefits: [
      { name: 'Post-9/11 GI Bill', verdict: 'fits' },
      { verdict: 'may' },
      { verdict: 'may' },
      { verdict: 'not' },
    ],
  })
  const housing = await shown(session, await module({ type: 'vaHousing' }))
  expect(housing).toContain('You served about 4 years; it takes 2 years.')
  expect(housing).toContain('/benefits#housing')
  expect(housing).not.toContain('GI Bill')
  await app.db.deleteFrom('benefits').where('area', '=', 'healthcare').execute()
  expect(await shown(session, await module({ type: 'vaHealthcare' }))).toContain('Nothing to show')
})

test('exams that fit are recommended while filing is open; without any the module says so', async () => {
  const { session, id } = await app.signIn()
  const exams = await module({ type: 'nycExams' })
  const empty = await shown(session, exams)
  expect(empty).toContain('You have no recommended exams yet.')
  expect(empty).toContain(`/profile/${id}/edit/interests`)
  await app.db.insertInto('profiles').values({ user_id: id }).execute()
  const medic = { corps_id: 'army', occupation_id: 'army-68w-enlisted' }
  await app.db
    .insertInto('service_records')
    .values({ user_id: id, position: 0, ...medic })
    .execute()
  const days = { filing_start: new Date('2026-01-01'), filing_end: new Date('2099-12-31') }
  const add = (name: string, number: string, pdf_link: string | null) =>
    app.db
      .insertInto('exams')
      .values({ name, number, pdf_link, ...days })
      .execute()
  await add('Emergency Medical Technician', '1', 'https://www.nyc.gov/1.pdf')
  await add('Accountant', '2', null)
  expect(await dataOf(session, exams)).toMatchObject({
    total: 1,
    hint: null,
    exams: [{ name: 'Emergency Medical Technician', filingEnd: '2099-12-31' }],
  })
  expect(await shown(session, exams)).toContain('href="https://www.nyc.gov/1.pdf"')
})
