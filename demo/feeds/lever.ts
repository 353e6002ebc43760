import type { DemoJob } from '../jobs.ts'
import { hash } from '../seeded.ts'
import { ending, introduction, paragraph } from './text.ts'
import { categoryLabels } from './values.ts'
import type { Writer } from './writer.ts'

const items = (sentences: string[]) => sentences.map((sentence) => `<li>${sentence}</li>`).join('')

const written = (job: DemoJob) => {
  const where = `${job.place.city}, ${job.place.state}`
  const [department, team] = categoryLabels(job)
  return {
    id: uuid(job),
    text: job.title,
    categories: {
      commitment: job.type,
      department: department!,
      team: team ?? department!,
      location: where,
      allLocations: [where],
      level: job.careerLevel,
    },
    country: 'US',
    createdAt: job.postedAt.getTime(),
    description: introduction(job.wording),
    descriptionPlain: [job.wording.open, job.wording.about, ...job.wording.context].join('\n'),
    lists: [
      { text: 'What you will do', content: items(job.wording.duties) },
      { text: 'What you bring', content: items(job.wording.needs) },
      ...(job.clearance ? [{ text: 'Security clearance', content: items([job.clearance]) }] : []),
    ],
    additional: paragraph() + ending(job.wording),
    additionalPlain: '',
    hostedUrl: job.applyUrl,
    applyUrl: `${job.applyUrl}/apply`,
    workplaceType: job.workplace === 'on-site' ? 'onsite' : job.workplace,
    ...(job.wage && {
      salaryRange: {
        min: job.wage.min,
        max: job.wage.max,
        currency: 'USD',
        interval: job.wage.unit === 'hour' ? 'per-hour-wage' : 'per-year-salary',
      },
    }),
  }
}

/** An id in the form of a UUID, the same whenever the job is the same. */
export function uuid(job: DemoJob): string {
  const hex = [0, 1, 2, 3]
    .map((part) => hash(`${part}${job.employer.name}${job.reference}`).toString(16).padStart(8, '0'))
    .join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export const lever: Writer = { extension: 'json', write: ({ jobs }) => JSON.stringify(jobs.map(written)) }
