import { expect, it } from 'vitest'
import { parseFeed } from '../fixture.ts'

it('reads postings, their lists under their headings, and dates in milliseconds', async () => {
  const feed = JSON.stringify([
    {
      id: 'a1',
      text: 'Warehouse Lead',
      hostedUrl: 'https://jobs.example/a1',
      applyUrl: 'https://jobs.example/a1/apply',
      createdAt: Date.UTC(2026, 10, 3),
      country: 'US',
      workplaceType: 'on-site',
      categories: {
        commitment: 'Full-time',
        department: 'Operations',
        team: 'Warehouse',
        location: 'Austin, TX',
        allLocations: ['Austin, TX'],
        level: 'Supervisor',
      },
      description: '<div>Run the night shift.</div>',
      descriptionPlain: 'Run the night shift.',
      lists: [
        { text: 'What you do', content: '<li>Plan shifts</li><li>Count stock</li>' },
        { text: 'What you bring', content: '<li>Patience</li>' },
      ],
      additional: '<div>Veterans welcome.</div>',
      salaryRange: { min: 52000, max: 61000, currency: 'USD', interval: 'per-year-salary' },
    },
  ])
  const { dialect, jobs, report } = await parseFeed(feed)
  expect(dialect).toBe('lever')
  expect(jobs[0]).toMatchObject({
    title: 'Warehouse Lead',
    applyUrl: 'https://jobs.example/a1/apply',
    careerLevel: 'Supervisor',
    city: 'Austin',
    isRemote: false,
    wageMin: 52_000,
    wageUnit: 'year',
    postedAt: new Date('2026-11-03T00:00:00Z'),
  })
  expect(jobs[0]!.description).toContain(
    '<h3>What you do</h3>\n<ul><li>Plan shifts</li><li>Count stock</li></ul>',
  )
  expect(jobs[0]!.description).toContain('<h3>What you bring</h3>')
  expect(report.unmapped).toEqual([])
})
