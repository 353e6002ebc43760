import { expect, it } from 'vitest'
import { parseFeed } from '../fixture.ts'

it('reads pay in separate fields', async () => {
  const feed = `<source><publisher>ZipRecruiter feed of Harbor Health</publisher><job>
    <referencenumber>HH-9</referencenumber><title>Registered Nurse</title><date>2026-11-02</date><url>https://harbor.example/9</url>
    <company>Harbor Health</company><city>Norfolk</city><state>VA</state><country>US</country>
    <description>Care for people after surgery.</description>
    <compensation_interval>year</compensation_interval><compensation_min>71000</compensation_min><compensation_max>88000</compensation_max>
    <compensation_currency>usd</compensation_currency><job_type>part_time</job_type><security_clearance>Top Secret/SCI</security_clearance>
  </job></source>`
  const { dialect, jobs, report } = await parseFeed(feed)
  expect(dialect).toBe('ziprecruiter')
  expect(jobs[0]).toMatchObject({
    wageMin: 71_000,
    wageMax: 88_000,
    wageUnit: 'year',
    currency: 'USD',
    type: 'Part-time',
    clearance: 'Top Secret',
  })
  expect(jobs[0]!.description).toContain('<strong>Clearance:</strong> Top Secret/SCI')
  expect(report.unmapped).toEqual([])
})
