import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseFeed } from '../dialects/fixture.ts'

// Written from the field names that Workable, SmartRecruiters, Recruitee, Teamtailor, Personio, BambooHR, iCIMS, Taleo,
// Workday, Jooble, Adzuna, Talent.com, Breezy, JazzHR, Jobvite, Pinpoint, Rippling and UKG publish, and from names in German, Spanish, French and Dublin Core; SuccessFactors; names of our own at unusual depths. No table knows them.
const folder = new URL('../samples/', import.meta.url)
const samples = readdirSync(folder).sort()
const read = (name: string) => parseFeed(readFileSync(new URL(name, folder)))

describe.each(samples)('%s', (name) => {
  test('is understood without a table of its own', async () => {
    const { jobs, report } = await read(name)
    expect(jobs.map(({ title }) => title)).toEqual([
      'Diesel Mechanic',
      'Registered Nurse',
      'Network Administrator',
    ])
    expect(report.share, report.unmapped.join()).toBeGreaterThanOrEqual(0.9)
  })
})

test('nineteen of twenty fields of all of them are understood', async () => {
  const reports = await Promise.all(samples.map(async (name) => (await read(name)).report))
  const sum = (of: 'mapped' | 'fields') => reports.reduce((total, report) => total + report[of], 0)
  expect(sum('mapped') / sum('fields')).toBeGreaterThanOrEqual(0.95)
})

test('so are those that nobody looked at while the rules were made, and what they say is right', async () => {
  const heldOut = new URL('../held-out/', import.meta.url)
  const feeds = await Promise.all(
    readdirSync(heldOut).map((name) => parseFeed(readFileSync(new URL(name, heldOut)))),
  )
  const sum = (of: 'mapped' | 'fields') => feeds.reduce((total, { report }) => total + report[of], 0)
  expect(sum('mapped') / sum('fields')).toBeGreaterThanOrEqual(0.95)
  for (const { jobs } of feeds) {
    expect(jobs).toHaveLength(3)
    expect(jobs[0]).toMatchObject({ title: 'Diesel Mechanic', applyUrl: expect.stringContaining('https://') })
  }
})

test('a leaf takes its meaning from its parents, at any depth', async () => {
  const { jobs } = await read('nested.json')
  expect(jobs[0]).toMatchObject({
    reference: 'N4101',
    feedEmployer: 'Harbor Works',
    city: 'Norfolk',
    state: 'VA',
    wageMin: 52_000,
    wageMax: 64_000,
    wageUnit: 'year',
    currency: 'USD',
    type: 'Full-time',
    applyEmail: 'jobs@harbor.example',
    applyUrl: 'https://harbor.example/4101',
    expiresAt: expect.any(Date),
  })
  expect(jobs[0]!.description).toContain('Contract length')
})

test.each([
  [
    'stellen.json',
    { feedEmployer: 'Hafenwerke AG', city: 'Hamburg', zip: '20095', country: 'DE', wageMin: 42_000 },
  ],
  [
    'ofertas.json',
    { feedEmployer: 'Puerto SL', city: 'Valencia', zip: '46001', country: 'ES', wageMin: 24_000 },
  ],
])('field names of %s in another language', async (name, expected) => {
  expect((await read(name)).jobs[0]).toMatchObject(expected)
})

test('Dublin Core in RSS says the employer, the place and the kind of work', async () => {
  expect((await read('dublin-core.rss')).jobs[0]).toMatchObject({
    feedEmployer: 'Harbor Works',
    city: 'Norfolk',
    type: 'Full-time',
  })
})
