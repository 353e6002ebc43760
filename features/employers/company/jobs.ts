import type { FastifyRequest } from 'fastify'
import { type SqlBool, sql } from 'kysely'
import { briefOf, briefRows, favorited, shownOn } from '#features/job-cards/index.ts'
import { compileFit, fitOf, titleWords, translate } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import type { CompanyPage } from './schema.ts'

const shownJobs = 4
/** How many of the newest jobs are compared with the viewer's military code. */
const compared = 1_000

/** The open jobs that the site shows: promoted ones first, then those that fit the viewer's own military code, then the newest. */
export async function openJobs(
  db: Db,
  { site, viewer }: FastifyRequest,
  id: string,
): Promise<Pick<CompanyPage, 'jobs' | 'jobCount'>> {
  if (!site.applications.search) return { jobs: [], jobCount: 0 }
  const open = briefRows(db)
    .where('job.employer_id', '=', id)
    .where('job.expired_at', 'is', null)
    .where(sql<SqlBool>`(employer.never_expire_jobs or job.expires_at is null or job.expires_at > now())`)
    .where(sql<SqlBool>`(not employer.needs_approval or employer.approved is true)`)
    .where(shownOn(site))
  const newest = open
    .orderBy(sql`coalesce(job.promoted_until > now(), false)`, 'desc')
    .orderBy('job.posted_at', 'desc')
    .orderBy('job.id')
  const code = viewer && (await ownCode(db, viewer.id))
  const [rows, counted] = await Promise.all([
    newest.limit(code ? compared : shownJobs).execute(),
    open
      .clearSelect()
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const now = Date.now() / 1000
  const jobs = rows.map((row) => ({ ...briefOf(row, now), fit: code ? code.fitOf(row.title) : 0 }))
  const shown = jobs
    .toSorted((one, other) => Number(other.promoted) - Number(one.promoted) || other.fit - one.fit)
    .slice(0, shownJobs)
    .map(({ fit, ...job }) => (code && fit > 0 ? { ...job, fits: [code.reason] } : job))
  return { jobs: await favorited(db, viewer, shown), jobCount: counted.total }
}

/** What the viewer served as, and how well a job's title fits that: 0 to 1. */
async function ownCode(db: Db, userId: string) {
  const served = await db
    .selectFrom('service_records')
    .select(['corps_id as corps', 'occupation_id as occupation', 'rank_id as rank'])
    .where('user_id', '=', userId)
    .where('position', '=', 0)
    .executeTakeFirst()
  if (!served?.occupation) return null
  const plan = await translate(db, { ...served, occupation: served.occupation })
  if (!plan) return null
  const fit = compileFit(plan.terms, titleWords)
  const { code, title } = plan.occupation
  return {
    reason: `Matches your code: ${code}, ${title}`,
    fitOf: (jobTitle: string) => fitOf(fit, titleWords(jobTitle)).score,
  }
}
