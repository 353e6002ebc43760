import type { DemoJob } from '../jobs.ts'
import { hash } from '../seeded.ts'
import { escaped, html } from './text.ts'
import { categoryLabels } from './values.ts'
import type { Writer } from './writer.ts'

const metadata = (job: DemoJob) =>
  Object.entries({
    'Career level': job.careerLevel,
    'Employment type': job.type,
    Workplace: { 'on-site': 'On-site', hybrid: 'Hybrid', remote: 'Remote' }[job.workplace],
    'Security clearance': job.clearance,
    Volunteer: job.isVolunteer ? 'yes' : null,
  }).map(([name, value]) => ({
    id: 4_000_000 + (hash(name) % 900_000),
    name,
    value,
    value_type: 'single_select',
  }))

/** As the job board API answers: the content is HTML, escaped once more. */
const written = (job: DemoJob) => {
  const id = 4_000_000_000 + (hash(job.reference + job.company) % 999_000_000)
  const where = `${job.place.city}, ${job.place.state} ${job.place.zip}`
  return {
    absolute_url: job.applyUrl,
    data_compliance: [{ type: 'gdpr', requires_consent: false, retention_period: null }],
    internal_job_id: id - 1_000_000_000,
    location: { name: where },
    metadata: metadata(job),
    id,
    updated_at: job.postedAt.toISOString().replace('.000Z', '-00:00'),
    requisition_id: job.reference,
    title: job.title,
    company_name: job.company,
    first_published: job.postedAt.toISOString().replace('.000Z', '-00:00'),
    application_deadline: job.expiresAt.toISOString(),
    content: escaped(html(job.wording)),
    departments: categoryLabels(job).map((name) => ({
      id: hash(name) % 90_000,
      name,
      child_ids: [],
      parent_id: null,
    })),
    offices: [{ id: hash(where) % 90_000, name: where, location: where, child_ids: [], parent_id: null }],
    pay_input_ranges: job.wage
      ? [
          {
            min_cents: Math.round(job.wage.min * 100),
            max_cents: Math.round(job.wage.max * 100),
            currency_type: 'USD',
            title: job.wage.unit === 'hour' ? 'Hourly' : 'Annual',
            blurb: '',
          },
        ]
      : [],
  }
}

export const greenhouse: Writer = {
  extension: 'json',
  write: ({ jobs }) => JSON.stringify({ jobs: jobs.map(written), meta: { total: jobs.length } }),
}
