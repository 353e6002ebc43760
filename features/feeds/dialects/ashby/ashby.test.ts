import { expect, it } from 'vitest'
import { parseFeed } from '../fixture.ts'

it('reads jobs with places and pay', async () => {
  const feed = JSON.stringify({
    apiVersion: '1',
    jobs: [
      {
        id: 'b2',
        title: 'Data Analyst',
        department: 'Engineering',
        team: 'Data',
        employmentType: 'FullTime',
        location: 'Austin, TX',
        secondaryLocations: [],
        address: {
          postalAddress: { addressLocality: 'Austin', addressRegion: 'Texas', addressCountry: 'USA' },
        },
        isRemote: false,
        workplaceType: 'Hybrid',
        publishedAt: '2026-11-06T16:21:55.393+00:00',
        isListed: true,
        descriptionHtml: '<p>Find what the numbers say.</p>',
        descriptionPlain: 'Find what the numbers say.',
        jobUrl: 'https://jobs.example/b2',
        applyUrl: 'https://jobs.example/b2/application',
        compensation: {
          summaryComponents: [
            {
              compensationType: 'Salary',
              interval: '1 YEAR',
              currencyCode: 'USD',
              minValue: 81000,
              maxValue: 87000,
            },
          ],
        },
      },
    ],
  })
  const { dialect, jobs, report } = await parseFeed(feed)
  expect(dialect).toBe('ashby')
  expect(jobs[0]).toMatchObject({
    city: 'Austin',
    state: 'TX',
    isHybrid: true,
    type: 'Full-time',
    wageMin: 81_000,
    wageMax: 87_000,
    wageUnit: 'year',
    postedAt: new Date('2026-11-06T16:21:55Z'),
  })
  expect(report.unmapped).toEqual([])
})
