// Civil service exams: which are open today in New York, how they fit, imports, and reminders that come once.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { multipart } from '#test/multipart.ts'
import { examList, recommendedExams } from './exams.ts'
import { examMessages } from './messages.ts'
import { cityDay } from './model/filing.ts'
import { remind, sendReminders } from './reminders.ts'
import { type ExamList, ExamQuery, type ImportPage } from './schema.ts'

let app: TestApp
let ruth: string
let site: string
beforeAll(async () => {
  app = await testApp()
  ruth = (await app.signIn({ type: 'Admin' })).session
  site = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('exams').execute()
  await app.db.deleteFrom('notices').execute()
})

const exam = (name: string, number: string, filingStart: string, filingEnd: string) => ({
  ...{ name, number, filingStart, filingEnd, fee: '68' },
  pdfLink: `https://www.nyc.gov/exams/${number}.pdf`,
})
const add = async (body: Record<string, unknown>): Promise<string> =>
  (await app.send('POST', '/admin/nyc-exams', { session: ruth, body })).json().id

/** A medic of the Army in the Bronx. */
async function maria() {
  const person = await app.signIn({ firstName: 'Maria' })
  await app.db
    .insertInto('profiles')
    .values({ user_id: person.id, zip: '10473', job_interests: ['fire-emergency-services'] })
    .execute()
  const service = { corps_id: 'army', occupation_id: 'army-68w-enlisted', rank_id: 'army-e-5-sgt' }
  await app.db
    .insertInto('service_records')
    .values({ user_id: person.id, position: 0, ...service })
    .execute()
  return person
}
const list = (id: string, query: Record<string, unknown>, now: string) =>
  examList(app.db, id, ExamQuery.parse(query), new Date(now))

test('active is today between the days of filing, in New York', async () => {
  const { id } = await maria()
  await add(exam('Firefighter', '7101', '2026-11-02', '2026-11-25'))
  const open = async (now: string) => (await list(id, { active: 'true' }, now)).data.length
  expect(await open('2026-11-02T04:59:00Z')).toBe(0)
  expect(await open('2026-11-02T05:00:00Z')).toBe(1)
  expect(await open('2026-11-26T04:59:00Z')).toBe(1)
  expect(await open('2026-11-26T05:00:00Z')).toBe(0)
  const before = await list(id, { active: 'false' }, '2026-11-01T12:00:00Z')
  expect(before).toMatchObject({
    data: [{ state: 'soon', daysLeft: 1 }],
    counts: { open: 0, soon: 1, past: 0 },
  })
  expect((await list(id, { active: 'false', when: 'past' }, '2026-11-01T12:00:00Z')).data).toEqual([])
})

test('the list answers as document 3 names it, the best fit first, within the limit', async () => {
  const { id, session } = await maria()
  const today = cityDay(new Date())
  await add(exam('Accountant', '7001', today, '2099-12-31'))
  await add(exam('Emergency Medical Technician', '7002', today, '2099-12-31'))
  await add(exam('Train Conductor', '7003', today, '2099-12-31'))
  const answer: ExamList = (
    await app.get('/nyc-exams/list?active=true&limit=2', { as: 'json', session })
  ).json()
  expect(answer.totalDocs).toBe(3)
  expect(answer.data).toHaveLength(2)
  expect(answer.data[0]).toMatchObject({
    name: 'Emergency Medical Technician',
    pdfLink: 'https://www.nyc.gov/exams/7002.pdf',
    filingStart: today,
    filingEnd: '2099-12-31',
    fee: 68,
  })
  expect(answer.data[0]!.score).toBeGreaterThanOrEqual(75)
  expect(answer.data[1]!.score).toBeLessThan(50)
  expect((await recommendedExams(app.db, id)).map(({ name }) => name)).toEqual([
    'Emergency Medical Technician',
  ])
  const newcomer = await app.signIn()
  const { data } = (await app.get('/nyc-exams/list', { as: 'json', session: newcomer.session })).json()
  expect(data.map(({ score }: { score: number | null }) => score)).toEqual([null, null, null])
  expect((await app.get('/nyc-exams/list?active=perhaps&page=99', { session })).body).toContain(
    'Train Conductor',
  )
  expect((await app.get('/nyc-exams/list')).statusCode).toBe(303)
})

test('a reminder comes once when filing opens and once before it ends, to the person who asked', async () => {
  const { id } = await maria()
  const other = await app.signIn()
  const firefighter = await add(exam('Firefighter', '7101', '2027-01-06', '2027-02-03'))
  expect(await remind(app.db, id, site, firefighter, new Date('2026-12-01T12:00:00Z'))).toBe('2027-01-06')
  await remind(app.db, id, site, firefighter, new Date('2026-12-01T12:00:00Z'))
  const told = async (now: string) => {
    const counts = await Promise.all([1, 2].map(() => sendReminders(app.db, new Date(now))))
    const notices = await app.db.selectFrom('notices').select(['user_id', 'who', 'what']).execute()
    return [counts[0]! + counts[1]!, notices]
  }
  expect(await told('2027-01-06T04:00:00Z')).toEqual([0, []])
  const opened = { user_id: id, who: 'Firefighter', what: 'is open: you can apply now' }
  expect(await told('2027-01-06T14:00:00Z')).toEqual([1, [opened]])
  expect(await told('2027-01-07T14:00:00Z')).toEqual([0, [opened]])
  const closes = { ...opened, what: 'closes on Feb 3, 2027' }
  expect(await told('2027-02-02T14:00:00Z')).toEqual([1, [closes]])
  expect(await told('2027-02-03T14:00:00Z')).toEqual([0, [closes]])
  expect(await recommendedExams(app.db, other.id, new Date('2027-01-10T12:00:00Z'))).toEqual([])
})

test('a reminder of what is open is of its end alone; one turned off does not come; too late is refused', async () => {
  const { id, session } = await maria()
  const open = await add(exam('Firefighter', '7101', '2026-11-02', '2026-11-25'))
  expect(await remind(app.db, id, site, open, new Date('2026-11-10T12:00:00Z'))).toBe('2026-11-23')
  expect(await sendReminders(app.db, new Date('2026-11-11T14:00:00Z'))).toBe(0)
  await app.send('POST', `/nyc-exams/${open}/reminder`, { session, body: { remind: false } })
  expect(await sendReminders(app.db, new Date('2026-11-23T14:00:00Z'))).toBe(0)
  const past = await add(exam('Clerk', '7102', '2020-11-02', '2020-11-25'))
  const late = await app.send('POST', `/nyc-exams/${past}/reminder`, { session, body: { remind: true } })
  expect([late.statusCode, late.json().errors.form]).toEqual([
    422,
    'It is too late for a reminder: filing ends within two days.',
  ])
  const soon = await add(exam('Conductor', '7103', '2098-11-02', '2098-11-25'))
  const on = await app.send('POST', `/nyc-exams/${soon}/reminder`, { session, body: { remind: true } })
  expect(on.json().message).toBe('We’ll remind you on Nov 2, 2098.')
  expect((await app.get('/nyc-exams/list?active=false', { session })).body).toContain('Reminder on')
})

test('staff import the city’s file, each line by itself, and again without a change', async () => {
  const csv = [
    'Exam Title,Exam No,Application Start Date,Application End Date,Fee,Notice of Examination',
    'Emergency Medical Specialist,7010,11/2/2026,11/25/2026,$47.00,https://www.nyc.gov/7010.pdf',
    '"Supervisor, Sanitation",7011,2026-11-02T00:00:00.000,2026-11-25T00:00:00.000,,',
    'Backwards,7012,2026-11-25,2026-11-02,,',
    ',7013,2026-11-02,2026-11-25,,',
    'Script,7014,2026-11-02,2026-11-25,,javascript:alert(1)',
  ].join('\r\n')
  const { report } = await importFile(csv)
  expect(report).toMatchObject({ name: 'exams.csv', counts: { added: 2, changed: 0, same: 0, refused: 3 } })
  expect(report!.lines.flatMap(({ errors }) => errors)).toEqual([
    'Filing ends before it begins.',
    'Please name the exam.',
    'Please enter an address that begins with https://, or leave it empty.',
  ])
  const again = await importFile(csv.replace('$47.00', '$51'))
  expect(again.report!.counts).toEqual({ added: 0, changed: 1, same: 1, refused: 3 })
  const rows = await app.db
    .selectFrom('exams')
    .select(['number', 'fee_cents', 'category_id'])
    .orderBy('number')
    .execute()
  expect(rows).toMatchObject([
    { number: '7010', fee_cents: 5100 },
    { number: '7011', fee_cents: null },
  ])
  expect((await importFile('hello\nworld')).errors).toEqual({
    file: examMessages.csvColumns,
  })
})

test('the city’s schedule has the period in one column, and promotions are left out', async () => {
  const csv = [
    'Title of Exam,Exam No.,Exam Type,Application Period,Fee,Test Date',
    'Traffic Enforcement Agent,0306,Open Competitive,11/4/2026 – 11/24/2026,$40.00,1/9/2027',
    'Correction Officer,0307,OC,"Dec. 27 - Jan. 31, 2027",,',
    'Captain (Police),0308,Promotion,11/4/2026 – 11/24/2026,,',
    'Plumber,0309,OC,to be announced,,',
  ].join('\n')
  const { report } = await importFile(csv)
  expect(report!.counts).toEqual({ added: 2, changed: 0, same: 0, refused: 2 })
  expect(report!.lines.flatMap(({ errors }) => errors)).toEqual([
    examMessages.promotion,
    examMessages.start,
    examMessages.end,
  ])
  const { exams } = (await app.get('/admin/nyc-exams', { as: 'json', session: ruth })).json()
  expect(exams).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ number: '0306', filingStart: '2026-11-04', filingEnd: '2026-11-24' }),
      expect.objectContaining({ number: '0307', filingStart: '2026-12-27', filingEnd: '2027-01-31' }),
    ]),
  )
})

test('staff change and delete exams; a number is one exam’s; nobody else may', async () => {
  const { session } = await maria()
  const id = await add(exam('Firefighter', '7101', '2026-11-02', '2026-11-25'))
  const taken = await app.send('POST', '/admin/nyc-exams', {
    session: ruth,
    body: exam('Other', '7101', '2026-11-02', '2026-11-25'),
  })
  expect(taken.json().errors).toEqual({ number: 'There is an exam with this number already.' })
  const body = exam('Firefighter, FDNY', '7101', '2026-11-02', '2026-12-01')
  await app.send('PUT', `/admin/nyc-exams/${id}`, { session: ruth, body })
  expect((await app.get(`/admin/nyc-exams/${id}`, { session: ruth })).body).toContain('Firefighter, FDNY')
  expect(
    (await app.get('/admin/nyc-exams?q=fdny', { as: 'json', session: ruth })).json().exams,
  ).toMatchObject([{ id }])
  expect((await app.get('/admin/nyc-exams', { session })).statusCode).toBe(403)
  await app.send('POST', `/admin/nyc-exams/${id}/delete`, { session: ruth })
  expect((await app.get(`/admin/nyc-exams/${id}`, { session: ruth })).statusCode).toBe(404)
})

async function importFile(text: string): Promise<ImportPage & { errors?: Record<string, string> }> {
  const headers = { host: 'localhost', accept: 'application/json' }
  const url = '/admin/nyc-exams/import'
  const asked = await app.app.inject({ method: 'POST', url, headers, cookies: { session: ruth } })
  const { csrf } = asked.json()
  const form = await multipart({ csrf, file: { name: 'exams.csv', bytes: Buffer.from(text) } })
  const answer = await app.app.inject({
    ...{ method: 'POST', url, payload: form.payload, cookies: { session: ruth, csrf } },
    headers: { ...headers, ...form.headers },
  })
  return answer.json()
}
