import { siteOf } from '../employers.ts'
import type { DemoJob } from '../jobs.ts'
import { html } from './text.ts'
import { categoryLabels, publicFacts, rfc822, salary } from './values.ts'
import type { Writer } from './writer.ts'
import { document, elements } from './xml.ts'

/** As WordPress' job manager writes it. */
const written = (job: DemoJob) => ({
  title: job.title,
  link: job.applyUrl,
  guid: job.reference,
  pubDate: rfc822(job.postedAt),
  category: categoryLabels(job),
  description: job.wording.open,
  'content:encoded': html(job.wording),
  'job_listing:location':
    job.workplace === 'remote' ? 'Remote' : `${job.place.city}, ${job.place.state} ${job.place.zip}`,
  'job_listing:job_type': job.type,
  'job_listing:company': job.company,
  'job_listing:salary': salary(job),
  careerlevel: job.careerLevel,
  worktype: job.workplace,
  applyemail: job.applyEmail,
  ...publicFacts(job),
})

export const rss: Writer = {
  extension: 'xml',
  write: ({ employer, jobs, today }) => {
    const channel = {
      title: `Jobs at ${employer.name}`,
      link: siteOf(employer),
      description: `Open positions at ${employer.name}`,
      lastBuildDate: rfc822(today),
      item: jobs.map(written),
    }
    return document('rss', elements({ channel }), {
      version: '2.0',
      'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      'xmlns:job_listing': siteOf(employer),
    })
  },
}
