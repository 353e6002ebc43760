import { sql } from 'kysely'
import { jobHref } from '#features/job-cards/index.ts'
import type { Db } from '#lib/db.ts'
import type { JobLine } from './schema.ts'

const shown = 8
const soonMs = 7 * 86_400_000

/** The open jobs that most people apply to or save, of 28 days. */
export async function jobLines(db: Db, employerId: string): Promise<JobLine[]> {
  const rows = await db
    .selectFrom('jobs as j')
    .innerJoin('employers as e', 'e.id', 'j.employer_id')
    .select(['j.id', 'j.title', 'j.city', 'j.state', 'e.name as employer', 'j.is_remote'])
    .select(sql<Date | null>`case when e.never_expire_jobs then null else j.expires_at end`.as('closesAt'))
    .select(
      sql<number>`coalesce((select sum(v.views) from job_views v where v.job_id = j.id and v.day > current_date - 28), 0)::int`.as(
        'views',
      ),
    )
    .select(
      sql<number>`(select count(*) from favorites f where f.job_id = j.id and f.created_at > now() - interval '28 days')`.as(
        'favorites',
      ),
    )
    .select(
      sql<number>`(select count(*) from applications a where a.employer_id = j.employer_id and a.job_id = j.id
        and a.applied_at > now() - interval '28 days')`.as('applications'),
    )
    .select(
      sql<number[]>`array(select count(a.id)::int from generate_series(7, 0, -1) week
        left join applications a on a.employer_id = j.employer_id and a.job_id = j.id
          and date_trunc('week', a.applied_at) = date_trunc('week', now()) - week * interval '7 days'
        group by week order by week desc)`.as('weeks'),
    )
    .where('j.employer_id', '=', employerId)
    .where('j.expired_at', 'is', null)
    .where(sql<boolean>`(e.never_expire_jobs or j.expires_at is null or j.expires_at > now())`)
    .orderBy('applications', 'desc')
    .orderBy('favorites', 'desc')
    .orderBy('j.posted_at', 'desc')
    .limit(shown)
    .execute()
  const now = Date.now()
  return rows.map(({ city, state, employer, closesAt, is_remote, ...job }) => ({
    ...job,
    place: is_remote ? 'Remote' : [city, state].filter(Boolean).join(', ') || null,
    href: jobHref({ ...job, employer }),
    closesAt: closesAt?.toISOString() ?? null,
    closesSoon: closesAt !== null && closesAt.getTime() - now < soonMs,
  }))
}
