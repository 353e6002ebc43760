import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholePlatform } from '#features/job-cards/schema.ts'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { jobTypes } from '#spec/lists.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { readQuery, searchJobs } from './index.ts'
import type { Facet, JobQuery, SearchPage } from './schema.ts'

let database: TestDatabase
const theme = { id: '0198a000-0000-7000-8000-000000000000', jobScope: wholePlatform }
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const places = [
  { city: 'Fayetteville', state: 'NC', zip: '28301', lat: 35.07, lon: -78.9 },
  { city: 'Raleigh', state: 'NC', zip: '27601', lat: 35.77, lon: -78.63 },
  { city: 'Norfolk', state: 'VA', zip: '23510', lat: 36.85, lon: -76.29 },
  { city: 'Killeen', state: 'TX', zip: '76541', lat: 31.12, lon: -97.73 },
]
const titles = [
  ...['Security Guard', 'Police Officer', 'Paramedic', 'Emergency Medical Technician', 'Registered Nurse'],
  ...['Aircraft Mechanic', 'Maintenance Mechanic', 'Truck Driver', 'Logistics Manager', 'Electrician'],
]

const job = fc.record({
  title: fc.constantFrom(...titles),
  place: fc.constantFrom(...places),
  isRemote: fc.boolean(),
  isVolunteer: fc.boolean(),
  type: fc.constantFrom(...jobTypes.slice(0, 3)),
  careerLevel: fc.constantFrom('Entry level', 'Experienced', 'Manager'),
  source: fc.constantFrom('Military', 'Federal', 'State', null),
  clearance: fc.constantFrom('None', 'Secret', 'Top Secret', null),
  description: fc.constantFrom(
    '<p>Days.</p>',
    '<p>12-hour shifts, nurse or guard.</p>',
    '<p>Night shift.</p>',
  ),
})

/** What people type: words, codes, places, phrases, with what the filters offer. */
const search = fc.record({
  q: fc.constantFrom(
    ...[
      '',
      '',
      'guard',
      'nurse',
      'mechanic',
      '68W',
      '11B near Fayetteville NC',
      'AD',
      '12 hour shifts',
      'remote nurse',
    ],
    ...['secret clearance', 'part time driver', 'federal', '68W nurse', 'welder', 'retired E-8 88M'],
  ),
  l: fc.constantFrom('', '', 'Fayetteville, NC', '28301', 'North Carolina', 'Fort Bragg', 'Texas', 'remote'),
  r: fc.constantFrom('50', 'exact', '5', '100'),
  o: fc.constantFrom('', '', '', '11B', '0311', '2A5X1'),
  type: fc.constantFrom('', '', '', 'Full-time', 'Part-time'),
  level: fc.constantFrom('', '', '', 'Entry level'),
  s: fc.constantFrom('', '', '', 'Federal'),
  state: fc.constantFrom('', '', '', 'NC'),
  remote: fc.constantFrom('', '', '', 'true'),
})

const run = (query: JobQuery) => searchJobs(database.db, { viewer: null, theme }, query)

test('the count beside a filter is what choosing it finds: words, military codes, places and radii', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(job, { minLength: 5, maxLength: 40 }),
      fc.array(search, { minLength: 6, maxLength: 6 }),
      async (jobs, searches) => {
        const employer = await addEmployer(database.db, `Board ${crypto.randomUUID()}`)
        await saveJobs(
          database.db,
          employer,
          null,
          jobs.map(({ place, ...facts }, i) => draft(String(i), { ...facts, ...place } as never)),
        )
        for (const given of searches) await countsAgree(readQuery({ ...given, employer }))
      },
    ),
    { numRuns: 15 },
  )
})

async function countsAgree(query: JobQuery) {
  const { facets } = await run(query)
  for (const facet of facets.filter(({ name }) => name !== 'employer'))
    for (const value of facet.values) {
      const page = await run(choosing(query, facet, value.value))
      const about = JSON.stringify({ ...query, facet: facet.name, value, shown: shown(page) })
      expect(page.totalDocs, about).toBe(value.count)
    }
}

const choosing = (query: JobQuery, { name }: Facet, value: string): JobQuery =>
  name === 'remote' ? { ...query, remote: true } : { ...query, [name]: [value] }

const shown = ({ jobs, understood }: SearchPage) => ({ understood, titles: jobs.map(({ title }) => title) })
