import { expect, it } from 'vitest'
import { parseFeed } from '../fixture.ts'

it('reads the city’s list, every job in New York', async () => {
  const feed = `Job ID,Agency,Posting Type,Business Title,Civil Service Title,Title Code No,Level,Job Category,Full-Time/Part-Time indicator,Salary Range From,Salary Range To,Salary Frequency,Work Location,Division/Work Unit,Job Description,Minimum Qual Requirements,Preferred Skills,Posting Date
9001,FIRE DEPARTMENT,External,Fleet Analyst,STAFF ANALYST,12626,2,Technology,F,61000,75500,Annual,9 Metrotech Center,Fleet Services,Count the engines.,1. A degree; or 2. four years of experience,Spreadsheets,2026-11-02T00:00:00.000
`
  const { dialect, jobs, report } = await parseFeed(feed, { employer: 'City of New York' })
  expect(dialect).toBe('nyc')
  expect(jobs[0]).toMatchObject({
    reference: '9001',
    agency: 'FIRE DEPARTMENT',
    subagency: 'Fleet Services',
    address: '9 Metrotech Center',
    city: 'New York',
    state: 'NY',
    type: 'Full-time',
    wageMin: 61_000,
    wageMax: 75_500,
    wageUnit: 'year',
  })
  expect(jobs[0]!.description).toContain('<h3>Requirements</h3>')
  expect(report.share).toBe(1)
})
