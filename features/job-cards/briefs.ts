import type { Db } from '#lib/db.ts'
import type { CareerLevel, WageUnit } from '#spec/lists.ts'
import { wageText } from '#ui/wage.ts'
import { jobHref } from './links.ts'
import type { JobBrief } from './schema.ts'

const columns = [
  'job.id',
  'job.title',
  'job.feed_employer',
  'job.agency',
  'job.subagency',
  'job.city',
  'job.state',
  'job.wage_min',
  'job.wage_max',
  'job.wage_unit',
  'job.currency',
  'job.career_level',
  'job.type',
  'job.is_remote',
  'job.is_hybrid',
  'job.posted_at',
  'job.promoted_until',
  'employer.id as employer_id',
  'employer.name as employer_name',
  'employer.logo as employer_logo',
] as const

/** The rows of job cards: jobs with their employers. */
export const briefRows = (db: Db) =>
  db
    .selectFrom('jobs as job')
    .innerJoin('employers as employer', 'employer.id', 'job.employer_id')
    .select(columns)

export type BriefRow = Awaited<ReturnType<ReturnType<typeof briefRows>['execute']>>[number]

/** A job card, without the parts that depend on a search. */
export function briefOf(row: BriefRow, now: number): JobBrief {
  return {
    id: row.id,
    href: jobHref({ id: row.id, title: row.title, employer: row.feed_employer ?? row.employer_name }),
    title: row.title,
    employer: { id: row.employer_id, name: row.employer_name, logo: row.employer_logo },
    feedEmployer: row.feed_employer,
    addressShort: [row.city, row.state].filter(Boolean).join(', ') || null,
    distance: null,
    agency: row.agency,
    subagency: row.subagency,
    wage: wageText({
      min: numeric(row.wage_min),
      max: numeric(row.wage_max),
      unit: row.wage_unit as WageUnit | null,
      currency: row.currency,
    }),
    careerLevel: row.career_level as CareerLevel | null,
    type: row.type,
    isRemote: row.is_remote,
    isHybrid: row.is_hybrid,
    favorited: false,
    promoted: row.promoted_until !== null && row.promoted_until.getTime() / 1000 > now,
    createdAt: row.posted_at.toISOString(),
    highlight: null,
  }
}

/** The driver parses numeric as a number (lib/db.ts); the generated types are unaware of it. */
export const numeric = (value: unknown): number | null => value as number | null
