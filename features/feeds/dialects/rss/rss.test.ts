import { expect, it } from 'vitest'
import { parseFeed } from '../fixture.ts'

const item = (place: string) => `<item><title>Museum Guide</title><link>https://museum.example/guide</link>
  <guid isPermaLink="false">https://museum.example/?p=3</guid><pubDate>Tue, 10 Nov 2026 08:00:00 +0000</pubDate>
  <category>Education</category><category>Arts</category><description>Short.</description>
  <content:encoded><![CDATA[<p>Guide visitors through the ships.</p>]]></content:encoded>
  <job_listing:location>${place}</job_listing:location><job_listing:job_type>Part Time</job_listing:job_type>
  <job_listing:company>Harbor Museum</job_listing:company><job_listing:salary>$19/hr</job_listing:salary></item>`

it('reads items with the fields of job boards', async () => {
  const { dialect, jobs, report } = await parseFeed(
    `<rss version="2.0"><channel><title>Jobs</title>${item('Norfolk, VA 23510')}${item('Remote').replace('p=3', 'p=4')}</channel></rss>`,
  )
  expect(dialect).toBe('rss')
  expect(jobs[0]).toMatchObject({
    reference: 'https://museum.example/?p=3',
    feedEmployer: 'Harbor Museum',
    city: 'Norfolk',
    zip: '23510',
    type: 'Part-time',
    wageMin: 19,
    wageUnit: 'hour',
    categories: ['education', 'arts'],
  })
  expect(jobs[0]!.description).toContain('Guide visitors')
  expect(jobs[1]).toMatchObject({ isRemote: true, city: null })
  expect(report.unmapped).toEqual([])
})
