import { sql } from 'kysely'
import { fileUrl } from '#features/files/index.ts'
import type { Db } from '#lib/db.ts'

/** A person's whole profile as stored, with what only some may see: never an answer as it is. */
export type StoredProfile = NonNullable<Awaited<ReturnType<typeof storedProfile>>>

export async function storedProfile(db: Db, userId: string) {
  const found = await db
    .selectFrom('users as u')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .leftJoin('files as photo', 'photo.id', 'p.photo_file_id')
    .leftJoin('files as resume', 'resume.id', 'p.resume_file_id')
    .leftJoin('files as dd214', 'dd214.id', 'p.dd214_file_id')
    .leftJoin('users as checker', 'checker.id', 'p.dd214_checked_by')
    .select(['u.id', 'u.slug', 'u.email', 'u.phone'])
    .select(['u.first_name as firstName', 'u.last_name as lastName'])
    .select(['p.about', 'p.education', 'p.zip', 'p.dd214_reason as dd214Reason'])
    .select('p.employer_quote as employerQuote')
    .select('p.discharge_reason as dischargeReason')
    .select(['p.security_clearance as securityClearance', 'p.dd214_checked_at as dd214CheckedAt'])
    .select([
      'photo.id as photoId',
      'resume.id as resumeId',
      'resume.name as resumeName',
      'dd214.id as dd214Id',
    ])
    .select([
      sql<string | null>`to_char(clearance_ended_on, 'YYYY-MM-DD')`.as('clearanceEndedAt'),
      sql<string[]>`coalesce(career_interests, '{}')`.as('careerInterests'),
      sql<string[]>`coalesce(job_interests, '{}')`.as('jobInterests'),
      sql<string[]>`coalesce(trades, '{}')`.as('userTrades'),
      sql<boolean>`coalesce(is_military_spouse, false)`.as('isMilitarySpouse'),
      sql<boolean>`coalesce(is_public, false)`.as('isPublic'),
      sql<boolean>`coalesce(is_findable, false)`.as('isFindable'),
      sql<boolean>`coalesce(hides_last_name, false)`.as('hidesLastName'),
      sql<boolean>`coalesce(takes_connections, true)`.as('takesConnections'),
      sql<boolean>`coalesce(shown_at_employer, false)`.as('shownAtEmployer'),
      sql<string>`coalesce(resume_shown_to, 'nobody')`.as('resumeShownTo'),
      sql<'validated' | 'rejected' | null>`dd214_status`.as('dd214Status'),
      sql<string | null>`checker.first_name || ' ' || checker.last_name`.as('dd214CheckedBy'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst()
  return found ?? null
}

export const photoOf = ({ photoId }: Pick<StoredProfile, 'photoId'>) => (photoId ? fileUrl(photoId) : null)
