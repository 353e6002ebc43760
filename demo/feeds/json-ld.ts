import { siteOf } from '../employers.ts'
import type { DemoJob } from '../jobs.ts'
import { ending, introduction } from './text.ts'
import { categoryLabels, day } from './values.ts'
import type { Writer } from './writer.ts'

const types: Record<string, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
  Volunteer: 'VOLUNTEER',
  'Per diem': 'PER_DIEM',
  Seasonal: 'SEASONAL',
  Apprenticeship: 'APPRENTICESHIP',
}

const posting = (job: DemoJob) => ({
  '@type': 'JobPosting',
  '@id': `${job.applyUrl}#job`,
  title: job.title,
  description: introduction(job.wording) + ending(job.wording),
  responsibilities: job.wording.duties.join('\n'),
  qualifications: job.wording.needs.join('\n'),
  identifier: { '@type': 'PropertyValue', name: job.employer.name, value: job.reference },
  url: job.applyUrl,
  datePosted: job.postedAt.toISOString(),
  validThrough: job.expiresAt.toISOString(),
  employmentType: types[job.type],
  occupationalCategory: categoryLabels(job),
  experienceRequirements: job.careerLevel,
  hiringOrganization: { '@type': 'Organization', name: job.company, sameAs: siteOf(job.employer) },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      streetAddress: job.street ?? undefined,
      addressLocality: job.place.city,
      addressRegion: job.place.state,
      postalCode: job.place.zip,
      addressCountry: 'US',
    },
  },
  ...(job.workplace === 'remote' && {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
  }),
  ...(job.workplace === 'hybrid' && { jobLocationType: 'HYBRID' }),
  ...(job.wage && {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: {
        '@type': 'QuantitativeValue',
        minValue: job.wage.min,
        maxValue: job.wage.max,
        unitText: job.wage.unit.toUpperCase(),
      },
    },
  }),
  ...(job.clearance && { securityClearanceRequirement: job.clearance }),
  directApply: false,
})

export const jsonLd: Writer = {
  extension: 'json',
  write: ({ jobs, employer, today }) =>
    JSON.stringify(
      {
        '@context': 'https://schema.org',
        '@id': `${siteOf(employer)}/jobs`,
        dateModified: day(today),
        '@graph': jobs.map(posting),
      },
      null,
      1,
    ),
}
