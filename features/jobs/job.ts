import { type BriefRow, briefRows, isGone, shownOn } from '#features/job-cards/index.ts'
import type { ScopedSite } from '#features/job-cards/schema.ts'
import type { Db } from '#lib/db.ts'

/** A job that a site shows, with all its facts, its employer's, and whether it has ended. */
export async function jobWithEmployer(db: Db, id: string, site: ScopedSite) {
  const row = await briefRows(db)
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
    ])
    .where('job.id', '=', id)
    .where(shownOn(site))
    .executeTakeFirst()
  return row && { ...row, isGone: isGone(row, new Date()) }
}

export type FullRow = NonNullable<Awaited<ReturnType<typeof jobWithEmployer>>> & BriefRow
