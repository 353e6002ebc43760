import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { type JobClassifier, jobClassifier } from './classify-job.ts'

let own: TestDatabase
let classifier: JobClassifier
beforeAll(async () => {
  own = await testDatabase()
  classifier = await jobClassifier(own.db)
})
afterAll(() => own.close())

const first = (title: string, text: string) => {
  const job = classifier.classify(title, text)
  return job && { soc: job.careers[0]!.soc, from: job.from }
}

test('a title that names its work decides, whatever the text says', () => {
  expect(classifier.classify('Registered Nurse, ICU', '<p>We are hiring a cook.</p>')).toMatchObject({
    careers: [{ soc: '29-1141.00' }],
    from: 'title',
    category: 'nursing',
  })
  expect(classifier.byTitle('Team Member II')).toBeNull()
})

test.each([
  ['Specialist – Night Shift', '<p>We are looking for a registered nurse.</p>', '29-1141.00'],
  [
    'Join our crew',
    '<ul><li>Pull wire</li><li>Journeyman electrician license needed</li></ul>',
    '47-2111.00',
  ],
  ['Technician II', 'As an HVAC technician you drive a company van.', '49-9021.00'],
  [
    'Public safety team',
    'Correctional officer, academy paid. Supervise inmates, search cells, count and escort.',
    '33-3012.00',
  ],
])('%s is decided by its text', (title, text, soc) => {
  expect(first(title, text)).toEqual({ soc, from: 'text' })
})

test.each([
  [
    'whom they report to',
    'Reports to the nurse manager. You support registered nurses and work with licensed plumbers.',
  ],
  ['benefits', 'Medical, dental and vision insurance. Equal opportunity employer. Paid holidays, 401k.'],
  [
    'everybody',
    'Join our talent network and hear first about openings for nurses, drivers, engineers and cooks.',
  ],
  ['verbs', 'You model good habits, guard our records and cook up ideas.'],
  ['nothing', ''],
])('a text that names %s says nothing', (_, text) => {
  expect(first('Team Member II', text)).toBeNull()
})

test('of careers that a title names equally well, the text decides', () => {
  const [industrial, fine] = [
    'Prepare and prime surfaces, apply paint with a brush, roller or spray gun on buildings and bridges.',
    'Create original artwork in a variety of media: portraits, illustrations and sculptures, in oil and watercolor.',
  ]
  expect(classifier.byTitle('Painter')).toBeNull()
  expect(first('Painter', industrial)).toEqual({ soc: '47-2141.00', from: 'title' })
  expect(first('Painter', fine)).toEqual({ soc: '27-1013.00', from: 'title' })
})

test('of careers that neither the title nor the text decides between, a job is each equally surely', () => {
  const job = classifier.classify('Stock Associate', 'Come and join us.')!
  expect(job.from).toBe('title')
  expect(job.careers.map(({ soc }) => soc)).toContain('53-7065.00')
  expect(job.careers.length).toBeGreaterThan(1)
  expect(new Set(job.careers.map(({ weight }) => weight)).size).toBe(1)
  // Arts, sales and warehouses: it is in none of their categories before somebody says so.
  expect(job.category).toBeNull()
})

test('text that is made to be slow is read in time that grows with its length', () => {
  const hostile = 'a an the our '.repeat(2_000)
  expect(first('Team Member', hostile)).toBeNull()
})
