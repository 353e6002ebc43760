import { expect, it } from 'vitest'
import { parseFeed } from '../fixture.ts'

it('reads the town from location and dates with the day first', async () => {
  const feed = `<?xml version="1.0" encoding="utf-8"?><source><jobs><job>
    <title>Line Cook</title><location>Austin</location><state>TX</state><country>US</country><postalcode>78701</postalcode>
    <company>Pecan Kitchen</company><website>www.pecan.example</website><publishdate>03/11/2026</publishdate><expirydate>05/12/2026</expirydate>
    <url>https://pecan.example/cook</url><email>chef@pecan.example</email><description><![CDATA[<p>Cook lunch.</p>]]></description>
    <reference_id>PK-3</reference_id><salary>$50K per year</salary><education>None</education><jobtype>fulltime, parttime</jobtype>
    <category>Kitchen</category><experience>5+ years</experience></job></jobs></source>`
  const { dialect, jobs, report } = await parseFeed(feed)
  expect(dialect).toBe('jobrapido')
  expect(jobs[0]).toMatchObject({
    reference: 'PK-3',
    city: 'Austin',
    zip: '78701',
    wageMin: 50_000,
    wageUnit: 'year',
    type: 'Part-time',
    careerLevel: 'Experienced',
    postedAt: new Date('2026-11-03T00:00:00Z'),
    expiresAt: new Date('2026-12-06T09:59:59Z'),
  })
  expect(report.unmapped).toEqual([])
})
