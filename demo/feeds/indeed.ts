import { siteOf } from '../employers.ts'
import type { DemoJob } from '../jobs.ts'
import { html } from './text.ts'
import { categoryLabels, publicFacts, rfc822, salary } from './values.ts'
import type { FeedSource, Writer } from './writer.ts'
import { document, elements } from './xml.ts'

const types: Record<string, string> = {
  'Full-time': 'fulltime',
  'Part-time': 'parttime',
  Contract: 'contract',
  Temporary: 'temporary',
  Internship: 'internship',
  Apprenticeship: 'apprenticeship',
  Seasonal: 'seasonal',
  Volunteer: 'volunteer',
  'Per diem': 'perdiem',
}

/** The elements of one job in Indeed's form. */
export const indeedJob = (job: DemoJob) => ({
  title: job.title,
  date: job.postedAt.toISOString(),
  referencenumber: job.reference,
  requisitionid: `R${job.reference.replace(/\D/g, '')}`,
  url: job.applyUrl,
  company: job.company,
  sourcename: job.employer.name,
  streetaddress: job.street,
  city: job.place.city,
  state: job.place.state,
  country: 'US',
  postalcode: job.place.zip,
  email: job.applyEmail,
  description: html(job.wording),
  salary: salary(job),
  jobtype: types[job.type]!,
  category: categoryLabels(job).join(', '),
  experience: job.careerLevel,
  expirationdate: job.expiresAt.toISOString().slice(0, 10),
  remotetype:
    job.workplace === 'remote' ? 'Fully remote' : job.workplace === 'hybrid' ? 'Hybrid remote' : null,
  ...publicFacts(job),
})

export const preamble = ({ employer, today }: FeedSource): string =>
  elements({ publisher: employer.name, publisherurl: siteOf(employer), lastBuildDate: rfc822(today) })

export const indeed: Writer = {
  extension: 'xml',
  write: (source) => document('source', preamble(source) + elements({ job: source.jobs.map(indeedJob) })),
}

/** Some systems wrap the jobs once more. */
export const indeedNested: Writer = {
  extension: 'xml',
  write: (source) =>
    document('source', preamble(source) + elements({ jobs: { job: source.jobs.map(indeedJob) } })),
}
