import { expect, it } from 'vitest'
import { parseFeed } from '../fixture.ts'

const job = `<job>
  <title><![CDATA[Diesel Mechanic &amp; Welder]]></title>
  <date><![CDATA[Mon, 09 Nov 2026 14:30:00 EST]]></date>
  <referencenumber><![CDATA[LS-1007]]></referencenumber>
  <requisitionid>REQ-55</requisitionid>
  <url><![CDATA[https://lonestar.example/jobs/1007?a=1&b=2]]></url>
  <company><![CDATA[Lone Star Freight]]></company>
  <sourcename>Lone Star careers</sourcename>
  <streetaddress>400 Congress Ave</streetaddress>
  <city>Austin</city><state>TX</state><country>US</country><postalcode>78701</postalcode>
  <email>jobs@lonestar.example</email>
  <description><![CDATA[<p>Keep our <b>tractors</b> on the road.</p><ul><li>Brakes</li><li>Engines</li></ul>]]></description>
  <salary>$28.50 - $36.00 per hour</salary><education>High school</education><jobtype>fulltime</jobtype>
  <category>Trucking</category><experience>Entry level</experience>
  <expirationdate>2026-12-31</expirationdate><remotetype>Hybrid remote</remotetype>
  <source_kind>State</source_kind><agency>Texas Workforce</agency><subagency>Fleet</subagency>
  <competitive>yes</competitive><clearance>Secret</clearance><volunteer>no</volunteer>
</job>`

it.each([
  ['source/job', `<source><publisher>LS</publisher>${job}</source>`],
  ['source/jobs/job', `<source><jobs>${job}</jobs></source>`],
  ['jobs/job', `<?xml version="1.0"?><jobs>${job}</jobs>`],
])('reads %s', async (_, feed) => {
  const { dialect, jobs, report, warnings } = await parseFeed(feed)
  expect(dialect).toBe('indeed')
  expect(jobs).toEqual([
    {
      reference: 'LS-1007',
      title: 'Diesel Mechanic & Welder',
      description:
        '<p>Keep our <b>tractors</b> on the road.</p><ul><li>Brakes</li><li>Engines</li></ul>\n<h3>Details</h3>\n' +
        '<ul><li><strong>Field:</strong> Trucking</li><li><strong>Reference:</strong> REQ-55</li><li><strong>Education:</strong> High school</li></ul>',
      applyUrl: 'https://lonestar.example/jobs/1007?a=1&b=2',
      applyEmail: 'jobs@lonestar.example',
      feedEmployer: 'Lone Star Freight',
      agency: 'Texas Workforce',
      subagency: 'Fleet',
      address: '400 Congress Ave',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      country: 'US',
      lat: 30.27,
      lon: -97.74,
      isRemote: false,
      isHybrid: true,
      type: 'Full-time',
      careerLevel: 'Entry level',
      clearance: 'Secret',
      source: 'State',
      isVolunteer: false,
      isCompetitive: true,
      wageMin: 28.5,
      wageMax: 36,
      wageUnit: 'hour',
      currency: 'USD',
      categories: ['trucking'],
      postedAt: new Date('2026-11-09T19:30:00Z'),
      expiresAt: new Date('2027-01-01T09:59:59Z'),
    },
  ])
  expect(report.unmapped).toEqual([])
  expect(warnings).toEqual([])
})

it('takes the company for the employer when they are the same', async () => {
  const { jobs } = await parseFeed(`<source>${job}</source>`, { employer: 'LONE STAR FREIGHT' })
  expect(jobs[0]!.feedEmployer).toBeNull()
})
