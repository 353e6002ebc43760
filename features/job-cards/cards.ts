import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { briefOf, briefRows } from './briefs.ts'
import type { JobBrief, ScopedSite } from './schema.ts'
import { shownOn } from './scope.ts'

/** Marks the jobs that are the viewer's favorites. */
export async function favorited<Job extends JobBrief>(db: Db, viewer: Person, jobs: Job[]): Promise<Job[]> {
  if (!viewer || !jobs.length) return jobs
  const rows = await db
    .selectFrom('favorites')
    .select('job_id')
    .where('user_id', '=', viewer.id)
    .where('job_id', '=', (eb) => eb.fn.any(eb.val(jobs.map((job) => job.id))))
    .execute()
  const favorites = new Set(rows.map((row) => row.job_id))
  return jobs.map((job) => (favorites.has(job.id) ? { ...job, favorited: true } : job))
}

/** Whether the job of the row is the viewer's favorite. */
export const isFavorite = (viewer: Person) =>
  sql<boolean>`exists (
    select from favorites where favorites.job_id = job.id and favorites.user_id = ${viewer?.id ?? null}::uuid)`

/** Cards of jobs by id, including expired ones. Unknown ids are missing, with `site` also what it does not show. */
export async function jobCards(
  db: Db,
  viewer: Person,
  ids: string[],
  site?: ScopedSite,
): Promise<Map<string, JobBrief & { isGone: boolean }>> {
  if (!ids.length) return new Map()
  const rows = await briefRows(db)
    .select(isFavorite(viewer).as('favorited'))
    .select(['job.expires_at', 'job.expired_at', 'employer.never_expire_jobs'])
    .where('job.id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .$if(site !== undefined, (cards) => cards.where(shownOn(site!)))
    .execute()
  const now = new Date()
  const cards = rows.map((row) => ({
    ...briefOf(row, now.getTime() / 1000),
    favorited: row.favorited,
    isGone: isGone(row, now),
  }))
  return new Map(cards.map((card) => [card.id, card]))
}

/** Whether a job has expired, by its own date or because it was taken down. */
export const isGone = (
  job: { expired_at: Date | null; expires_at: Date | null; never_expire_jobs: boolean },
  now: Date,
): boolean =>
  job.expired_at !== null || (!job.never_expire_jobs && job.expires_at !== null && job.expires_at <= now)
