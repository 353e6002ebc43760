import { expect, it } from 'vitest'
import { parseFeed } from '../fixture.ts'

it('reads escaped content, metadata and pay in cents', async () => {
  const feed = JSON.stringify({
    jobs: [
      {
        id: 4001,
        internal_job_id: 5001,
        title: 'Avionics Technician',
        updated_at: '2026-11-18T10:00:00-05:00',
        first_published: '2026-11-04T09:00:00-05:00',
        requisition_id: 'AV-7',
        location: { name: 'Norfolk, VA' },
        absolute_url: 'https://boards.example/4001',
        metadata: [
          { id: 1, name: 'Source', value: 'Military', value_type: 'single_select' },
          { id: 2, name: 'Agency', value: 'Navy', value_type: 'short_text' },
          { id: 3, name: 'Competitive service', value: 'yes', value_type: 'single_select' },
          { id: 4, name: 'Security clearance', value: 'Secret', value_type: 'single_select' },
          { id: 5, name: 'Workplace', value: 'Hybrid', value_type: 'single_select' },
          { id: 6, name: 'Career level', value: null, value_type: 'single_select' },
        ],
        content: '&lt;p&gt;Repair &amp;amp; test radios.&lt;/p&gt;',
        departments: [{ id: 9, name: 'Aviation', child_ids: [], parent_id: null }],
        offices: [{ id: 3, name: 'Naval Station', location: 'Norfolk, VA', child_ids: [], parent_id: null }],
        pay_input_ranges: [{ min_cents: 3150, max_cents: 4025, currency_type: 'USD', title: 'Hourly' }],
      },
    ],
    meta: { total: 1 },
  })
  const { dialect, jobs, report } = await parseFeed(feed)
  expect(dialect).toBe('greenhouse')
  expect(jobs[0]).toMatchObject({
    reference: '4001',
    source: 'Military',
    agency: 'Navy',
    isCompetitive: true,
    clearance: 'Secret',
    isHybrid: true,
    city: 'Norfolk',
    wageMin: 31.5,
    wageMax: 40.25,
    wageUnit: 'hour',
    postedAt: new Date('2026-11-04T14:00:00Z'),
  })
  expect(jobs[0]!.description).toContain('<p>Repair &amp; test radios.</p>')
  expect(report.unmapped).toEqual([])
})
