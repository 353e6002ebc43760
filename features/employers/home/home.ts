import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { companyHref } from '../company/href.ts'
import { membershipsOf } from '../memberships.ts'
import { completenessOf } from './completeness.ts'
import { jobLines } from './jobs.ts'
import { mattersOf } from './matters.ts'
import type { Approval, EmployerHome } from './schema.ts'

const weeks = 12
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** An employer's own place: what waits, its jobs, its page. Somebody without one sees what they claim. */
export async function employerHome(
  db: Db,
  viewer: NonNullable<Person>,
  id: string | null,
): Promise<EmployerHome> {
  const [all, claims] = await Promise.all([membershipsOf(db, viewer.id), openClaims(db, viewer.id)])
  const employers = all.map((employer) => ({ id: employer.id, name: employer.name }))
  const shared = { employers, claims }
  if (!id) return { ...nothing, ...shared }
  const [employer, matters, byWeek, jobs, page, figures, counts] = await Promise.all([
    employerOf(db, id),
    mattersOf(db, id, viewer.id),
    applicationsByWeek(db, id),
    jobLines(db, id),
    completenessOf(db, id),
    figuresOf(db, id),
    countsOf(db, id),
  ])
  return { ...shared, ...employer, matters, weeks: byWeek, jobs, page, figures, ...counts }
}

const nothing = {
  ...{ employer: null, approval: null, matters: [], weeks: [], jobs: [], jobCount: 0 },
  ...{ page: { done: 0, of: 0, missing: [] }, figures: [], managerCount: 0, promotionCredits: 0 },
}

async function employerOf(db: Db, id: string) {
  const row = await db
    .selectFrom('employers')
    .select(['id', 'name', 'slug', 'needs_approval', 'approved'])
    .select(['approval_reason as reason', 'promotion_credits as promotionCredits'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { name, slug, reason, promotionCredits } = row
  return {
    employer: { id, name, href: companyHref({ id, slug }) },
    approval: row.needs_approval ? { state: stateOf(row.approved), reason } : null,
    promotionCredits,
  }
}

/** Document 1, section 4: approved true, false or null. */
export const stateOf = (approved: boolean | null): Approval =>
  approved === null ? 'Awaiting Approval' : approved ? 'Approved' : 'Not Approved'

async function openClaims(db: Db, userId: string) {
  const rows = await db
    .selectFrom('employer_claims as c')
    .innerJoin('employers as e', 'e.id', 'c.employer_id')
    .select(['c.id', 'e.name as employer', 'c.created_at'])
    .where('c.user_id', '=', userId)
    .where('c.state', '=', 'pending')
    .orderBy('c.id')
    .execute()
  return rows.map(({ created_at, ...claim }) => ({ ...claim, createdAt: created_at.toISOString() }))
}

async function applicationsByWeek(db: Db, employerId: string) {
  const { rows } = await sql<{ week: Date; applications: number; views: number }>`
    select week, count(a.id)::int as applications,
      coalesce((select sum(v.views) from job_views v where v.employer_id = ${employerId}
        and v.day >= week::date and v.day < week::date + 7), 0)::int as views
    from generate_series(date_trunc('week', now()) - ${weeks - 1} * interval '7 days', date_trunc('week', now()), interval '7 days') week
    left join applications a on a.employer_id = ${employerId}
      and a.applied_at >= week and a.applied_at < week + interval '7 days'
    group by week order by week`.execute(db)
  return rows.map(({ week, ...counts }) => ({ label: day.format(week), ...counts }))
}

/** The last 28 days beside the 28 before. */
async function figuresOf(db: Db, employerId: string) {
  const since = (
    column: string,
  ) => sql`count(*) filter (where ${sql.ref(column)} > now() - interval '28 days')::int as value,
    count(*) filter (where ${sql.ref(column)} <= now() - interval '28 days')::int as before`
  const [views, favorites, applications] = await Promise.all([
    sql<{ value: number; before: number }>`
      select coalesce(sum(v.views) filter (where v.day > current_date - 28), 0)::int as value,
        coalesce(sum(v.views) filter (where v.day <= current_date - 28), 0)::int as before
      from job_views v where v.employer_id = ${employerId} and v.day > current_date - 56`.execute(db),
    sql<{
      value: number
      before: number
    }>`select ${since('f.created_at')} from favorites f join jobs j on j.id = f.job_id
      where j.employer_id = ${employerId} and f.created_at > now() - interval '56 days'`.execute(db),
    sql<{ value: number; before: number }>`select ${since('a.applied_at')} from applications a
      where a.employer_id = ${employerId} and a.applied_at > now() - interval '56 days'`.execute(db),
  ])
  return [
    { label: 'Job views', ...views.rows[0]! },
    { label: 'Saves', ...favorites.rows[0]! },
    { label: 'Applications', ...applications.rows[0]! },
  ]
}

async function countsOf(db: Db, employerId: string) {
  const { rows } = await sql<{ jobCount: number; managerCount: number }>`
    select (select count(*)::int from jobs where employer_id = ${employerId} and expired_at is null) as "jobCount",
      (select count(*)::int from employer_members where employer_id = ${employerId}) as "managerCount"`.execute(
    db,
  )
  return rows[0]!
}
