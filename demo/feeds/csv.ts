import type { DemoJob } from '../jobs.ts'
import { plain } from './text.ts'
import { categoryLabels, day, yesNo } from './values.ts'
import type { Writer } from './writer.ts'

/** The columns of a state job bank, in their order. */
const columns: Record<string, (job: DemoJob) => string | number | null> = {
  job_id: (job) => job.reference,
  title: (job) => job.title,
  company: (job) => job.company,
  agency: (job) => job.agency,
  subagency: (job) => job.subagency,
  source: (job) => job.source,
  street: (job) => job.street,
  city: (job) => job.place.city,
  state: (job) => job.place.state,
  zip: (job) => job.place.zip,
  job_type: (job) => job.type,
  career_level: (job) => job.careerLevel,
  wage_min: (job) => job.wage?.min ?? null,
  wage_max: (job) => job.wage?.max ?? null,
  wage_unit: (job) => job.wage?.unit ?? null,
  category: (job) => categoryLabels(job).join(', '),
  remote: (job) => (job.workplace === 'on-site' ? 'no' : job.workplace),
  competitive_service: (job) => (job.source ? yesNo(job.isCompetitive) : null),
  security_clearance: (job) => job.clearance,
  posted_on: (job) => day(job.postedAt),
  closes_on: (job) => day(job.expiresAt),
  apply_url: (job) => job.applyUrl,
  apply_email: (job) => job.applyEmail,
  description: (job) => plain(job.wording),
}

const cell = (value: string | number | null) => {
  const text = value === null ? '' : String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csv: Writer = {
  extension: 'csv',
  write: ({ jobs }) =>
    [Object.keys(columns), ...jobs.map((job) => Object.values(columns).map((read) => read(job)))]
      .map((row) => row.map(cell).join(','))
      .join('\r\n')
      .concat('\r\n'),
}
