import { siteOf } from '../employers.ts'
import type { DemoJob } from '../jobs.ts'
import { html } from './text.ts'
import { categoryLabels, publicFacts, rfc822 } from './values.ts'
import type { Writer } from './writer.ts'
import { document, elements } from './xml.ts'

const types: Record<string, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACT',
  Temporary: 'TEMPORARY',
  Internship: 'INTERNSHIP',
  Volunteer: 'VOLUNTEER',
  Apprenticeship: 'APPRENTICESHIP',
  Seasonal: 'SEASONAL',
  'Per diem': 'PER_DIEM',
}

const levels: Record<string, string> = {
  Internship: 'INTERNSHIP',
  'Entry level': 'ENTRY_LEVEL',
  Experienced: 'MID_SENIOR_LEVEL',
  Supervisor: 'SUPERVISOR',
  Manager: 'MANAGER',
  Executive: 'EXECUTIVE',
}

const amount = (value: number) => ({ amount: String(value), currencyCode: 'USD' })

const written = (job: DemoJob) => ({
  partnerJobId: job.reference,
  company: job.company,
  title: job.title,
  description: html(job.wording),
  applyUrl: job.applyUrl,
  location: `${job.place.city}, ${job.place.state}`,
  city: job.place.city,
  state: job.place.state,
  country: 'US',
  postalCode: job.place.zip,
  workplaceTypes: { 'on-site': 'On-site', hybrid: 'Hybrid', remote: 'Remote' }[job.workplace],
  isRemote: job.workplace === 'remote' ? 'Yes' : 'No',
  jobFunctions: { jobFunction: categoryLabels(job) },
  experienceLevel: levels[job.careerLevel]!,
  jobtype: types[job.type]!,
  salaries: job.wage && {
    salary: {
      highEnd: amount(job.wage.max),
      lowEnd: amount(job.wage.min),
      period: job.wage.unit === 'hour' ? 'HOURLY' : 'YEARLY',
      type: 'BASE_SALARY',
    },
  },
  listDate: job.postedAt.toISOString(),
  expirationDate: job.expiresAt.toISOString(),
  ...publicFacts(job),
})

export const linkedIn: Writer = {
  extension: 'xml',
  write: ({ employer, jobs, today }) =>
    document(
      'source',
      elements({
        lastBuildDate: rfc822(today),
        publisherUrl: siteOf(employer),
        publisher: employer.name,
        expectedJobCount: String(jobs.length),
        job: jobs.map(written),
      }),
    ),
}
