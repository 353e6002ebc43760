import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { lastPage } from '#lib/paged.ts'
import { type ApplicantStatus, applicantStatuses } from '#spec/lists.ts'
import { conditionsOf, countConditions, isCounted } from './conditions.ts'
import { applicantDetail } from './detail.ts'
import { rowsOf } from './rows.ts'
import type { ApplicantList, ApplicantQuery } from './schema.ts'
import { applicantFor, hiringEmployer, ownEmployers } from './scope.ts'
import { markSeen } from './status.ts'

/** Cards of one column of the board. */
const perColumn = 20

/** The applicants of one of the viewer's employers, and the one that is opened. */
export async function listApplicants(
  db: Db,
  request: FastifyRequest,
  query: ApplicantQuery,
): Promise<ApplicantList> {
  const employer = await hiringEmployer(db, request, query.employer)
  const { viewer } = request
  const idsOf = query.view === 'board' ? firstOfEach : pageOf
  const [asked, counts, employers, jobs, applicant] = await Promise.all([
    idsOf(db, employer, query).then((ids) => rowsOf(db, ids)),
    countsOf(db, employer, query),
    ownEmployers(db, viewer),
    jobsOf(db, employer),
    query.show ? opened(db, request, query.show) : null,
  ])
  const totalDocs = query.status ? counts[query.status] : sum(counts)
  const page = Math.min(query.page, lastPage(totalDocs, query.limit))
  // A page beyond the end is the last one.
  const applicants =
    page === query.page ? asked : await rowsOf(db, await idsOf(db, employer, { ...query, page }))
  return {
    ...query,
    ...{ employer, page, employers, jobs, counts, totalDocs, applicants, applicant },
  }
}

async function opened(db: Db, request: FastifyRequest, id: string) {
  const applicant = await applicantFor(db, request, { id })
  const detail = await applicantDetail(db, request.viewer!.id, applicant.id)
  await markSeen(db, applicant.id)
  return detail
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0)

/** How many there are of each status: from the kept counts, unless a filter looks at the people. */
async function countsOf(db: Db, employer: string, query: ApplicantQuery) {
  const { rows } = isCounted(query)
    ? await sql<{ status: ApplicantStatus; count: number }>`
        select status, sum(count)::int as count from applicant_counts a
        where ${countConditions(employer, query)} group by status`.execute(db)
    : await sql<{ status: ApplicantStatus; count: number }>`
        select status, count(*)::int as count from applicants a
        where ${conditionsOf(employer, query)} group by status`.execute(db)
  const found = new Map(rows.map(({ status, count }) => [status, count]))
  return Object.fromEntries(
    applicantStatuses.map(({ value }) => [value, found.get(value) ?? 0]),
  ) as ApplicantList['counts']
}

const orders: Record<ApplicantQuery['sort'], ReturnType<typeof sql>> = {
  '-applied': sql`a.applied_at desc, a.application_id`,
  applied: sql`a.applied_at, a.application_id desc`,
  '-score': sql`a.score desc, a.application_id`,
  score: sql`a.score, a.application_id desc`,
}

async function pageOf(db: Db, employer: string, query: ApplicantQuery): Promise<string[]> {
  const { status, sort, page, limit } = query
  const { rows } = await sql<{ id: string }>`
    select a.application_id as id from applicants a
    where ${conditionsOf(employer, query)} ${status ? sql`and a.status = ${status}` : sql``}
    order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The first of each column, each from the index of its status. */
async function firstOfEach(db: Db, employer: string, query: ApplicantQuery): Promise<string[]> {
  const statuses = applicantStatuses.map(({ value }) => value)
  const { rows } = await sql<{ id: string }>`
    select first.id from unnest(${statuses}::text[]) with ordinality as columns (status, position)
    cross join lateral (select a.application_id as id from applicants a
      where ${conditionsOf(employer, query)} and a.status = columns.status
      order by ${orders[query.sort]} limit ${perColumn}) first order by columns.position`.execute(db)
  return rows.map(({ id }) => id)
}

/** The jobs that somebody applied for, by title. */
async function jobsOf(db: Db, employer: string) {
  const { rows } = await sql<{ value: string; label: string }>`
    select j.id as value, j.title as label from jobs j
    where j.id in (select job_id from applicant_counts where employer_id = ${employer} and count > 0)
    order by lower(j.title), j.id limit 500`.execute(db)
  return rows
}

/** Everybody whom the query finds, for the export: a thousand at a time. */
export async function* everyApplicant(db: Db, employer: string, query: ApplicantQuery, ids: string[]) {
  if (ids.length) {
    const { rows } = await sql<{ id: string }>`
      select application_id as id from applicants a
      where a.employer_id = ${employer} and a.application_id = any(${ids}::uuid[])
      order by ${orders[query.sort]}`.execute(db)
    yield* await rowsOf(
      db,
      rows.map(({ id }) => id),
    )
    return
  }
  for (let page = 1; ; page++) {
    const found = await pageOf(db, employer, { ...query, page, limit: 1_000 })
    yield* await rowsOf(db, found)
    if (found.length < 1_000) return
  }
}
