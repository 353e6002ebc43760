import { indeedJob, preamble } from './indeed.ts'
import type { Writer } from './writer.ts'
import { document, elements } from './xml.ts'

export const zipRecruiter: Writer = {
  extension: 'xml',
  write: (source) => {
    const jobs = source.jobs.map((job) => {
      const { jobtype, salary: _, clearance, ...others } = indeedJob(job)
      return {
        ...others,
        job_type: jobtype,
        compensation_interval: job.wage?.unit ?? null,
        compensation_min: job.wage && String(job.wage.min),
        compensation_max: job.wage && String(job.wage.max),
        compensation_currency: job.wage && 'USD',
        security_clearance: clearance ?? null,
      }
    })
    return document('source', `<!-- ZipRecruiter feed -->\n${preamble(source)}${elements({ job: jobs })}`)
  },
}
