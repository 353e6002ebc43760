import type { DemoJob } from '../jobs.ts'
import { stateNames } from '../places.ts'
import { html } from './text.ts'
import { categoryLabels, dayFirst, publicFacts } from './values.ts'
import type { Writer } from './writer.ts'
import { document, elements } from './xml.ts'

const employment: Record<string, string> = {
  Contract: 'Contract',
  Temporary: 'Temporary',
  Seasonal: 'Temporary',
  Internship: 'Internship',
  Apprenticeship: 'Apprenticeship',
  Volunteer: 'Volunteer',
}

const written = (job: DemoJob) => {
  const [classification, subClassification] = categoryLabels(job)
  return elements({
    AdvertiserName: job.company,
    AdvertiserType: job.company === job.employer.name ? 'Direct Employer' : 'Agency',
    SenderReference: job.reference,
    DisplayReference: job.reference,
    Classification: classification!,
    SubClassification: subClassification ?? null,
    Position: job.title,
    Description: html(job.wording),
    Country: 'United States',
    Location: `${job.place.city}, ${job.place.state}`,
    Area: stateNames[job.place.state]!,
    PostCode: job.place.zip,
    ApplicationURL: job.applyUrl,
    ApplicationEmail: job.applyEmail,
    Language: 'English',
    EmploymentType: employment[job.type] ?? 'Permanent',
    WorkHours: job.type === 'Part-time' ? 'Part Time' : 'Full Time',
    SalaryCurrency: job.wage && 'USD',
    SalaryMinimum: job.wage && String(job.wage.min),
    SalaryMaximum: job.wage && String(job.wage.max),
    SalaryPeriod: job.wage && (job.wage.unit === 'hour' ? 'Hourly' : 'Annual'),
    StartDate: dayFirst(job.postedAt),
    Experience: job.careerLevel,
    RemoteType: job.workplace === 'on-site' ? null : job.workplace,
    JobType: 'APPLICATION',
    ...publicFacts(job),
  })
}

export const jobG8: Writer = {
  extension: 'xml',
  write: ({ jobs }) =>
    document('Jobs', jobs.map((job) => `<Job Action="Post">\n${written(job)}</Job>\n`).join('')),
}
