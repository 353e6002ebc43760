import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { type Classified, titleClassifier, wholeTitleClassifier } from './classify.ts'

let own: TestDatabase
let classify: (title: string) => Classified[]
beforeAll(async () => {
  own = await testDatabase()
  classify = await titleClassifier(own.db)
})
afterAll(() => own.close())

test.each([
  ['Registered Nurse, ICU (Nights)', '29-1141.00'],
  ['Diesel Mechanic', '49-3031.00'],
  ['HVAC Technician', '49-9021.00'],
  ['CDL Class A Truck Driver', '53-3032.00'],
  ['Management and Program Analyst', '13-1111.00'],
  ['Senior Software Engineer', '15-1252.00'],
  ['Aircraft Maintenance Technician', '49-3011.00'],
])('%s is %s', (title, soc) => {
  expect(classify(title)[0]?.soc).toBe(soc)
})

test('a title that names no work stays unclassified', () => {
  expect(classify('Various opportunities!')).toEqual([])
  expect(classify('')).toEqual([])
})

test('answers at most three careers, strongest first', () => {
  const found = classify('Customer Service Representative and Sales Associate, Security Guard')
  expect(found.length).toBe(3)
  expect(found.map(({ weight }) => weight)).toEqual(
    found.map(({ weight }) => weight).toSorted((a, b) => b - a),
  )
})

test.each([
  ['Sales Consultant', '41-4012.00'],
  ['fast food', '35-3023.00'],
])('as a whole, %s is a title of %s among others', async (title, soc) => {
  const careers = (await wholeTitleClassifier(own.db))(title).map((each) => each.soc)
  expect(careers).toContain(soc)
})

test.each(['Sales Consultant in Dallas', 'Manager', ''])(
  'as a whole, "%s" is no title that tells',
  async (title) => {
    expect((await wholeTitleClassifier(own.db))(title)).toEqual([])
  },
)
