import { expect, it } from 'vitest'
import { parseFeed } from '../fixture.ts'
import { linkedIn } from './index.ts'

it('reads jobs, pay and workplace, and how many jobs are expected', async () => {
  const feed = `<source><publisher>Board</publisher><expectedJobCount><![CDATA[12]]></expectedJobCount><job>
    <partnerJobId>L-1</partnerJobId><company>Ironwood Systems</company><companyId>42</companyId><title>Site Reliability Engineer</title>
    <description><![CDATA[<h1>Role</h1><p>Keep it running.</p>]]></description><applyUrl>https://www.ironwood.example/1</applyUrl>
    <location>Norfolk, VA</location><city>Norfolk</city><state>VA</state><country>US</country>
    <workplaceTypes>Remote</workplaceTypes><isRemote>Yes</isRemote><industryCodes><industryCode>4</industryCode></industryCodes>
    <jobFunctions><jobFunction>eng</jobFunction></jobFunctions><experienceLevel>MID_SENIOR_LEVEL</experienceLevel><jobtype>FULL_TIME</jobtype>
    <salaries><salary><highEnd><amount>140000</amount><currencyCode>USD</currencyCode></highEnd>
    <lowEnd><amount>120000</amount><currencyCode>USD</currencyCode></lowEnd><period>YEARLY</period><type>BASE_SALARY</type></salary></salaries>
    <listDate>2026-11-01</listDate><expirationDate>2026-12-15</expirationDate></job></source>`
  const { dialect, jobs, report, notes } = await parseFeed(feed)
  expect(dialect).toBe('linkedin')
  expect(linkedIn.expectedJobs!(notes)).toBe(12)
  expect(jobs[0]).toMatchObject({
    reference: 'L-1',
    isRemote: true,
    careerLevel: 'Experienced',
    type: 'Full-time',
    wageMin: 120_000,
    wageMax: 140_000,
    wageUnit: 'year',
    city: 'Norfolk',
  })
  expect(jobs[0]!.description).toContain('<h3>Role</h3>')
  expect(report.unmapped).toEqual([])
})
