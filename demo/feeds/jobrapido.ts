import { siteOf } from '../employers.ts'
import type { DemoJob } from '../jobs.ts'
import { indeedJob } from './indeed.ts'
import { dayFirst } from './values.ts'
import type { Writer } from './writer.ts'
import { document, elements } from './xml.ts'

/** '$50K per year', '$27.50 per hour': one figure, the lower. */
const pay = ({ wage }: DemoJob) =>
  wage &&
  (wage.unit === 'year' ? `$${Math.round(wage.min / 1000)}K per year` : `$${wage.min.toFixed(2)} per hour`)

export const jobrapido: Writer = {
  extension: 'xml',
  write: ({ employer, jobs }) => {
    const written = jobs.map((job) => {
      const {
        referencenumber,
        requisitionid: _,
        city,
        date: _date,
        expirationdate: _expires,
        sourcename: _source,
        ...others
      } = indeedJob(job)
      return {
        ...others,
        location: city,
        website: siteOf(employer),
        publishdate: dayFirst(job.postedAt),
        expirydate: dayFirst(job.expiresAt),
        reference_id: referencenumber,
        salary: pay(job),
      }
    })
    return document('source', elements({ jobs: { job: written } }))
  },
}
