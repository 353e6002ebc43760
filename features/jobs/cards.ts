import { favoritesAmong } from '#features/favorites/index.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { briefOf, briefRows } from './briefs.ts'
import { isGone } from './job.ts'
import type { JobBrief } from './schema.ts'

/** Marks the jobs that the viewer has kept. */
export async function favorited<Job extends JobBrief>(db: Db, viewer: Person, jobs: Job[]): Promise<Job[]> {
  if (!viewer) return jobs
  const kept = await favoritesAmong(
    db,
    viewer.id,
    jobs.map((job) => job.id),
  )
  return jobs.map((job) => (kept.has(job.id) ? { ...job, favorited: true } : job))
}

/** Cards of jobs by their id, those that have ended too. What does not exist is missing. */
export async function jobCards(
  db: Db,
  viewer: Person,
  ids: string[],
): Promise<Map<string, JobBrief & { isGone: boolean }>> {
  if (!ids.length) return new Map()
  const rows = await briefRows(db)
    .select(['job.expires_at', 'job.expired_at', 'employer.never_expire_jobs'])
    .where('job.id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute()
  const now = new Date()
  const cards = rows.map((row) => ({ ...briefOf(row, now.getTime() / 1000), isGone: isGone(row, now) }))
  return new Map((await favorited(db, viewer, cards)).map((card) => [card.id, card]))
}
