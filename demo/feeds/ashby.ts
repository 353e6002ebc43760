import type { DemoJob } from '../jobs.ts'
import { stateNames } from '../places.ts'
import { uuid } from './lever.ts'
import { html, plain } from './text.ts'
import { categoryLabels, salary } from './values.ts'
import type { Writer } from './writer.ts'

const types: Record<string, string> = {
  'Full-time': 'FullTime',
  'Part-time': 'PartTime',
  Contract: 'Contract',
  Temporary: 'Temporary',
  Internship: 'Intern',
  Seasonal: 'Seasonal',
  Volunteer: 'Volunteer',
  'Per diem': 'PerDiem',
  Apprenticeship: 'Apprenticeship',
}

const compensation = (job: DemoJob) => ({
  compensationTierSummary: salary(job),
  scrapeableCompensationSalarySummary: salary(job),
  summaryComponents: job.wage
    ? [
        {
          id: uuid(job),
          compensationType: 'Salary',
          interval: job.wage.unit === 'hour' ? '1 HOUR' : '1 YEAR',
          currencyCode: 'USD',
          minValue: job.wage.min,
          maxValue: job.wage.max,
        },
      ]
    : [],
})

const written = (job: DemoJob) => ({
  id: uuid(job),
  title: job.title,
  department: categoryLabels(job)[0],
  team: categoryLabels(job).at(-1),
  employmentType: types[job.type],
  location: `${job.place.city}, ${job.place.state}`,
  secondaryLocations: [],
  publishedAt: job.postedAt.toISOString(),
  isListed: true,
  isRemote: job.workplace === 'remote',
  workplaceType: { 'on-site': 'OnSite', hybrid: 'Hybrid', remote: 'Remote' }[job.workplace],
  address: {
    postalAddress: {
      addressRegion: stateNames[job.place.state],
      addressCountry: 'USA',
      addressLocality: job.place.city,
      postalCode: job.place.zip,
    },
  },
  jobUrl: job.applyUrl,
  applyUrl: `${job.applyUrl}/application`,
  descriptionHtml: html(job.wording),
  descriptionPlain: plain(job.wording),
  shouldDisplayCompensationOnJobPostings: job.wage !== null,
  compensation: compensation(job),
})

export const ashby: Writer = {
  extension: 'json',
  write: ({ jobs }) => JSON.stringify({ apiVersion: '1', jobs: jobs.map(written) }),
}
