import { sql } from 'kysely'
import { type BriefRow, briefRows, isFavorite, isGone, shownOn } from '#features/job-cards/index.ts'
import type { ScopedSite } from '#features/job-cards/schema.ts'
import type { Db } from '#lib/db.ts'
import { may, type Person } from '#spec/access.ts'

/**
 * A job with all its facts, its employer's, and whether it has ended: one that a site shows, or that the viewer follows or hires for,
 * whatever the site shows. `isShown`: it is on this site for everybody. Whether the viewer follows it comes along, to save round trips.
 */
export async function jobWithEmployer(db: Db, id: string, site: ScopedSite, viewer: Person = null) {
  const row = await briefRows(db)
    .leftJoin('applications as application', (own) =>
      own.onRef('application.job_id', '=', 'job.id').on('application.user_id', '=', viewer?.id ?? null),
    )
    .select([
      'job.description',
      'job.apply_url',
      'job.apply_email',
      'job.apply_here',
      'job.benefits',
      'job.quiz',
      'job.reference',
      'job.address',
      'job.zip',
      'job.country',
      'job.lat',
      'job.lon',
      'job.categories',
      'job.source',
      'job.is_volunteer',
      'job.is_competitive',
      'job.clearance',
      'job.expires_at',
      'job.expired_at',
      'job.updated_at',
      'employer.about as employer_about',
      'employer.url as employer_url',
      'employer.ability_one',
      'employer.never_expire_jobs',
      'employer.jobg8_apply_type',
      'employer.source_theme_id',
      'application.id as application_id',
      'application.status as application_status',
      'application.applied_at',
    ])
    .select(isFavorite(viewer).as('favorited'))
    .where('job.id', '=', id)
    .select(shownOn(site).as('isShown'))
    .where((job) => job.or([shownOn(site), isTheirs(viewer)]))
    .executeTakeFirst()
  return row && { ...row, isGone: isGone(row, new Date()) }
}

/** Of `job` and the viewer's `application`: the viewer has applied for it or follows it, hires for its employer, or is staff for all employers. */
function isTheirs(viewer: Person) {
  if (!viewer) return sql<boolean>`false`
  if (may(viewer, 'employers.manage')) return sql<boolean>`true`
  return sql<boolean>`(job.employer_id = any(${viewer.employers.map(({ id }) => id)}::uuid[])
    or application.id is not null)`
}

export type FullRow = NonNullable<Awaited<ReturnType<typeof jobWithEmployer>>> & BriefRow
