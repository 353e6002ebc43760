import { expect, it } from 'vitest'
import { parseFeed } from '../fixture.ts'

const posting = {
  '@type': 'JobPosting',
  title: 'Harbor Pilot',
  description: '<p>Bring ships in.</p>',
  identifier: { '@type': 'PropertyValue', name: 'Port of Norfolk', value: 'P-1' },
  datePosted: '2026-11-01',
  validThrough: '2026-12-24T00:00',
  employmentType: ['FULL_TIME', 'CONTRACTOR'],
  hiringOrganization: {
    '@type': 'Organization',
    name: 'Port of Norfolk',
    department: { '@type': 'Organization', name: 'Pilots' },
    parentOrganization: { '@type': 'Organization', name: 'State of Virginia' },
  },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Norfolk',
      addressRegion: 'VA',
      addressCountry: 'US',
    },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', minValue: 90000, maxValue: 120000, unitText: 'YEAR' },
  },
  occupationalCategory: 'Maritime',
  securityClearanceRequirement: 'Secret',
  experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
  url: 'https://port.example/pilot',
  directApply: true,
}
const context = { '@context': 'https://schema.org' }

it.each([
  ['a graph', JSON.stringify({ ...context, '@graph': [posting] })],
  ['a list', JSON.stringify([{ ...context, ...posting }])],
  ['one posting', JSON.stringify({ ...context, ...posting })],
  [
    'an item list',
    JSON.stringify({
      ...context,
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', position: 1, item: posting }],
    }),
  ],
  [
    'a web page',
    `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify({ ...context, ...posting })}</script></head><body></body></html>`,
  ],
])('reads %s', async (_, feed) => {
  const { dialect, jobs, report } = await parseFeed(feed, { employer: 'Port of Norfolk' })
  expect(dialect).toBe('json-ld')
  expect(jobs).toHaveLength(1)
  expect(jobs[0]).toMatchObject({
    reference: 'P-1',
    agency: 'State of Virginia',
    subagency: 'Pilots',
    city: 'Norfolk',
    state: 'VA',
    wageMin: 90_000,
    wageMax: 120_000,
    wageUnit: 'year',
    type: 'Contract',
    clearance: 'Secret',
    categories: ['maritime'],
    feedEmployer: null,
    expiresAt: new Date('2026-12-25T09:59:59Z'),
  })
  expect(report.unmapped).toEqual([])
  expect(jobs[0]!.description).not.toContain('Reference')
})

it('reads telework', async () => {
  const { jobs } = await parseFeed(JSON.stringify({ ...context, ...posting, jobLocationType: 'TELECOMMUTE' }))
  expect(jobs[0]).toMatchObject({ isRemote: true, isHybrid: false })
})
