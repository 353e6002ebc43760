import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { jobHref } from '#features/job-cards/index.ts'
import type { Db } from '#lib/db.ts'
import { lastPage } from '#lib/paged.ts'
import type { JobList, JobQuery, JobRow } from './schema.ts'

type Condition = RawBuilder<SqlBool>

/** Of `j` (jobs) and its employer `e`: it takes applications. */
const isOpen = sql<SqlBool>`(j.expired_at is null and (e.never_expire_jobs or j.expires_at is null or j.expires_at > now()))`

const filters: ((query: JobQuery) => Condition | '' | false)[] = [
  ({ q }) => {
    const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`
    return q && sql<SqlBool>`(j.title ilike ${like} or j.reference ilike ${like})`
  },
  ({ source }) =>
    source && (source === 'feed' ? sql<SqlBool>`j.feed_id is not null` : sql<SqlBool>`j.feed_id is null`),
  ({ promoted }) => promoted === 'yes' && sql<SqlBool>`j.promoted_until > now()`,
]

const conditionsOf = (employerId: string, query: JobQuery): Condition =>
  sql.join<SqlBool>(
    [
      sql<SqlBool>`j.employer_id = ${employerId}`,
      ...filters.map((filter) => filter(query)).filter((condition): condition is Condition => !!condition),
    ],
    sql` and `,
  ) as Condition

const orders: Record<JobQuery['sort'], RawBuilder<unknown>> = {
  '-posted': sql`j.posted_at desc, j.id`,
  posted: sql`j.posted_at, j.id`,
  title: sql`lower(j.title), j.id`,
  '-title': sql`lower(j.title) desc, j.id`,
  '-applicants': sql`applicants desc, j.posted_at desc, j.id`,
  expires: sql`j.expires_at nulls last, j.id`,
}

type Row = {
  id: string
  title: string
  hiring: string
  reference: string
  place: string | null
  is_remote: boolean
  is_open: boolean
  is_paused: boolean
  feed_id: string | null
  posted_at: Date
  expires_at: Date | null
  promoted_until: Date | null
  applicants: number
  favorites: number
  views: number
}

/** The jobs of an employer, however they came, and how many are open. */
export async function listJobs(
  db: Db,
  company: JobList['company'],
  query: JobQuery,
  isStaff: boolean,
): Promise<JobList> {
  const where = conditionsOf(company.id, query)
  const { rows: counted } = await sql<{ all: number; open: number }>`
    select count(*)::int as all, count(*) filter (where ${isOpen})::int as open
    from jobs j join employers e on e.id = j.employer_id where ${where}`.execute(db)
  const { all, open } = counted[0]!
  const counts = { all, open, closed: all - open }
  const totalDocs = counts[query.state || 'all']
  const page = Math.min(query.page, lastPage(totalDocs, query.limit))
  const state = query.state ? sql`and ${query.state === 'open' ? isOpen : sql`not ${isOpen}`}` : sql``
  const { rows } = await sql<Row>`
    select j.id, j.title, coalesce(j.feed_employer, e.name) as hiring, j.reference, j.is_remote, j.feed_id,
      nullif(concat_ws(', ', j.city, j.state), '') as place, ${isOpen} as is_open,
      (j.paused_at is not null and j.expired_at is not null) as is_paused, j.posted_at, j.promoted_until,
      case when e.never_expire_jobs then null else j.expires_at end as expires_at,
      coalesce((select sum(c.count) from applicant_counts c where c.employer_id = e.id and c.job_id = j.id), 0)::int as applicants,
      (select count(*) from favorites f where f.job_id = j.id)::int as favorites,
      coalesce((select sum(v.views) from job_views v where v.job_id = j.id), 0)::int as views
    from jobs j join employers e on e.id = j.employer_id where ${where} ${state}
    order by ${orders[query.sort]} limit ${query.limit} offset ${(page - 1) * query.limit}`.execute(db)
  return { ...query, employer: company.id, page, company, counts, totalDocs, isStaff, jobs: rows.map(shown) }
}

const shown = (row: Row): JobRow => ({
  id: row.id,
  title: row.title,
  href: jobHref({ id: row.id, title: row.title, employer: row.hiring }),
  reference: row.reference,
  place: row.is_remote ? 'Remote' : row.place,
  isOpen: row.is_open,
  isPaused: row.is_paused,
  source: row.feed_id ? 'feed' : 'hand',
  postedAt: row.posted_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  promotedUntil:
    row.promoted_until && row.promoted_until > new Date() ? row.promoted_until.toISOString() : null,
  applicants: row.applicants,
  favorites: row.favorites,
  views: row.views,
})
