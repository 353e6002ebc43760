import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { lastPage } from '#lib/paged.ts'
import type { Person } from '#spec/access.ts'
import type { EmployerList, EmployerQuery, EmployerRow } from './schema.ts'

type Condition = RawBuilder<SqlBool>

const approvals: Record<Exclude<EmployerQuery['approval'], ''>, Condition> = {
  approved: sql<SqlBool>`e.needs_approval and e.approved is true`,
  refused: sql<SqlBool>`e.needs_approval and e.approved is false`,
  awaiting: sql<SqlBool>`e.needs_approval and e.approved is null`,
}
const subscriptions: Record<Exclude<EmployerQuery['subscription'], ''>, Condition> = {
  subscribed: sql<SqlBool>`e.subscribed`,
  paid: sql<SqlBool>`e.paid_search`,
  none: sql<SqlBool>`not e.subscribed and not e.paid_search`,
}

type Filter = (query: EmployerQuery) => Condition | '' | false

/** Of `e` (employers): adding a filter is one line here. */
const filters: Filter[] = [
  ({ q }) => q && named(q),
  ({ subscription }) => subscription && subscriptions[subscription],
  ({ type }) => type && sql<SqlBool>`e.employer_type_id = ${type}`,
  ({ theme }) =>
    theme &&
    (theme === 'platform'
      ? sql<SqlBool>`e.source_theme_id is null`
      : sql<SqlBool>`e.source_theme_id = ${theme}`),
  ({ state }) => state && sql<SqlBool>`e.state = ${state}`,
]

function named(q: string): Condition {
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(q)) return sql<SqlBool>`e.id = ${q}`
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`(e.name ilike ${like} or e.url ilike ${like} or e.contact_email ilike ${like})`
}

/** Without the approval, which has tabs. */
const conditionsOf = (query: EmployerQuery): Condition =>
  sql.join<SqlBool>(
    [
      sql<SqlBool>`true`,
      ...filters.map((filter) => filter(query)).filter((condition): condition is Condition => !!condition),
    ],
    sql` and `,
  ) as Condition

const orders: Record<EmployerQuery['sort'], RawBuilder<unknown>> = {
  name: sql`lower(e.name), e.id`,
  '-name': sql`lower(e.name) desc, e.id`,
  jobs: sql`"jobCount", lower(e.name)`,
  '-jobs': sql`"jobCount" desc, lower(e.name)`,
  managers: sql`"managerCount", lower(e.name)`,
  '-managers': sql`"managerCount" desc, lower(e.name)`,
  created: sql`e.created_at, e.id`,
  '-created': sql`e.created_at desc, e.id`,
}

/** Employers for the staff, and how many there are in each state of approval. */
export async function listEmployers(db: Db, viewer: Person, query: EmployerQuery): Promise<EmployerList> {
  const [counts, types, sites] = await Promise.all([countsOf(db, query), typesOf(db), sitesOf(db)])
  const totalDocs = query.approval ? counts[query.approval] : counts.all
  const page = Math.min(query.page, lastPage(totalDocs, query.limit))
  const employers = await rowsOf(db, viewer, { ...query, page })
  return { ...query, page, employers, totalDocs, counts, types, sites }
}

async function countsOf(db: Db, query: EmployerQuery): Promise<EmployerList['counts']> {
  const { rows } = await sql<EmployerList['counts']>`
    select count(*)::int as all, count(*) filter (where ${approvals.awaiting})::int as awaiting,
      count(*) filter (where ${approvals.approved})::int as approved,
      count(*) filter (where ${approvals.refused})::int as refused
    from employers e where ${conditionsOf(query)}`.execute(db)
  return rows[0]!
}

/** @param ids only these, of those that the query finds */
export async function rowsOf(
  db: Db,
  viewer: Person,
  query: EmployerQuery,
  ids: string[] = [],
): Promise<EmployerRow[]> {
  const { approval, sort, page, limit } = query
  const { rows } = await sql<Omit<EmployerRow, 'createdAt'> & { createdAt: Date }>`
    select e.id, e.id as value, e.name, e.slug, e.logo, e.url, nullif(concat_ws(', ', e.city, e.state), '') as place,
      e.name || case when exists (select from employers o where lower(o.name) = lower(e.name) and o.id <> e.id)
        then coalesce(' (' || t.name || ')', ' (all sites)') else '' end as label,
      et.name as type, t.name as site, e.needs_approval as "needsApproval", e.approved,
      e.approval_reason as "approvalReason", e.subscribed, e.paid_search as "paidSearch",
      e.promotion_credits as "promotionCredits", e.contact_email as "contactEmail", e.created_at as "createdAt",
      (select count(*) from jobs j where j.employer_id = e.id and j.expired_at is null
        and (e.never_expire_jobs or j.expires_at is null or j.expires_at > now()))::int as "jobCount",
      (select count(*) from employer_members m where m.employer_id = e.id)::int as "managerCount",
      exists (select from employer_members m where m.employer_id = e.id and m.user_id = ${viewer?.id ?? null}) as "isOwn"
    from employers e left join themes t on t.id = e.source_theme_id
    left join employer_types et on et.id = e.employer_type_id
    where ${conditionsOf(query)} ${approval ? sql`and ${approvals[approval]}` : sql``}
      ${ids.length ? sql`and e.id = any(${ids}::uuid[])` : sql``}
    order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

export const typesOf = (db: Db) =>
  db.selectFrom('employer_types').select(['id as value', 'name as label']).orderBy('name').execute()

export const sitesOf = (db: Db) =>
  db.selectFrom('themes').select(['id as value', 'name as label']).orderBy('name').execute()

/** Everybody whom the query finds, for the export: some at a time. */
export async function* everyEmployer(db: Db, viewer: Person, query: EmployerQuery, ids: string[]) {
  for (let page = 1; ; page++) {
    const rows = await rowsOf(db, viewer, { ...query, page, limit: 500 }, ids)
    yield* rows
    if (rows.length < 500) return
  }
}
