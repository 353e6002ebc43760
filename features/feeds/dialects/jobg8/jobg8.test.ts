import { expect, it } from 'vitest'
import { parseFeed } from '../fixture.ts'

it('reads a snapshot, the day first', async () => {
  const feed = `<Jobs><Job Action="Post"><AdvertiserName>Summit Staffing</AdvertiserName><AdvertiserType>Agency</AdvertiserType>
    <SenderReference>S-77</SenderReference><DisplayReference>SUM77</DisplayReference><Classification>Engineering</Classification>
    <SubClassification>Civil</SubClassification><Position>Bridge Inspector</Position><Description><![CDATA[Inspect bridges.<br>Write reports.]]></Description>
    <Country>United States</Country><Location>Norfolk, VA</Location><Area>Virginia</Area><PostCode>23510</PostCode>
    <ApplicationURL>https://summit.example/77</ApplicationURL><Language>EN</Language><EmploymentType>Contract</EmploymentType>
    <WorkHours>Full Time</WorkHours><SalaryCurrency>USD</SalaryCurrency><SalaryMinimum>31.5</SalaryMinimum><SalaryMaximum>40</SalaryMaximum>
    <SalaryPeriod>Hourly</SalaryPeriod><JobType>APPLICATION</JobType><StartDate>02/11/2026</StartDate></Job></Jobs>`
  const { dialect, jobs, report } = await parseFeed(feed)
  expect(dialect).toBe('jobg8')
  expect(jobs[0]).toMatchObject({
    reference: 'S-77',
    title: 'Bridge Inspector',
    feedEmployer: 'Summit Staffing',
    city: 'Norfolk',
    state: 'VA',
    zip: '23510',
    type: 'Contract',
    wageMin: 31.5,
    wageMax: 40,
    wageUnit: 'hour',
    categories: ['engineering', 'civil'],
    postedAt: new Date('2026-11-02T00:00:00Z'),
    expiresAt: null,
  })
  expect(jobs[0]!.description).toMatch(/^Inspect bridges.<br \/>Write reports./)
  expect(report.unmapped).toEqual([])
})
