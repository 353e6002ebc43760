import { categories } from '#features/categories/index.ts'
import { jobHref, numeric } from '#features/job-cards/index.ts'
import type { JobQuiz } from '#features/questions/schema.ts'
import type { Site } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import type { Benefit } from '#spec/benefits.ts'
import type { CareerLevel, Clearance, JobType, WageUnit } from '#spec/lists.ts'
import { reachOf } from './reach.ts'
import type { JobEdit, JobValues } from './schema.ts'

type Company = { id: string; name: string; logo: string | null; contactEmail: string | null }

const openFor = 30

/** The form of a new job, empty or with the text of another one. @param copied may be seen by this viewer (jobsFor) */
export async function newJob(db: Db, site: Site, company: Company, copied: string | null): Promise<JobEdit> {
  const from = copied ? await valuesOf(db, copied) : null
  const values: JobValues = {
    workplace: 'place',
    type: 'Full-time',
    wageUnit: 'hour',
    jobg8ApplyType: 'here',
    applyEmail: company.contactEmail,
    ...from?.values,
    expiresAt: dayIn(openFor),
  }
  return { job: null, ...(await around(db, site, company, values)) }
}

export async function editedJob(db: Db, site: Site, company: Company, id: string): Promise<JobEdit> {
  const { job, values } = await valuesOf(db, id)
  return {
    job: { ...job, href: jobHref({ ...job, employer: company.name }) },
    ...(await around(db, site, company, values)),
  }
}

async function around(db: Db, site: Site, { id, name, logo }: Company, values: JobValues) {
  const [all, reach] = await Promise.all([
    categories(db),
    reachOf(db, site, { title: values.title ?? '', place: values.place ?? '' }),
  ])
  return {
    company: { id, name, logo },
    values,
    categories: all.map((category) => ({ value: category.id, label: category.label })),
    reach,
  }
}

async function valuesOf(db: Db, id: string) {
  const row = await db
    .selectFrom('jobs')
    .innerJoin('job_entries as entry', 'entry.id', 'jobs.id')
    .selectAll('jobs')
    .select('entry.live')
    .where('jobs.id', '=', id)
    .executeTakeFirstOrThrow()
  const values: JobValues = {
    title: row.title,
    type: row.type as JobType | null,
    careerLevel: row.career_level as CareerLevel | null,
    category: row.categories[0] ?? null,
    clearance: row.clearance as Clearance | null,
    workplace: row.is_remote ? 'remote' : row.is_hybrid ? 'hybrid' : 'place',
    place: [[row.city, row.state].filter(Boolean).join(', '), row.zip].filter(Boolean).join(' '),
    address: row.address,
    wageMin: numeric(row.wage_min),
    wageMax: numeric(row.wage_max),
    wageUnit: (row.wage_unit as WageUnit | null) ?? 'hour',
    benefits: row.benefits as Benefit[],
    description: row.description,
    jobg8ApplyType: row.apply_here ? 'here' : row.apply_url ? 'link' : 'email',
    applyEmail: row.apply_email,
    applyUrl: row.apply_url,
    expiresAt: row.expires_at?.toISOString().slice(0, 10) ?? dayIn(openFor),
    quiz: row.quiz as JobQuiz | null,
  }
  const job = {
    id,
    title: row.title,
    isOpen: row.live,
    isFromFeed: row.feed_id !== null,
    updatedAt: row.updated_at.toISOString(),
  }
  return { job, values }
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
