import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ApplicantQuery } from './schema.ts'

type Condition = RawBuilder<SqlBool>
type Filter = (query: ApplicantQuery) => Condition | '' | false

/** A job that takes applications, of `applicants.job_id` or `applicant_counts.job_id`. */
const isOpen = sql<SqlBool>`exists (select from jobs j join employers e on e.id = j.employer_id
  where j.id = a.job_id and j.expired_at is null
    and (e.never_expire_jobs or j.expires_at is null or j.expires_at > now()))`

/** What the counts are kept by: they answer these without looking at the applicants. */
const ofJobs: Filter[] = [
  ({ job }) => job && sql<SqlBool>`a.job_id = ${job}`,
  ({ open }) => open === 'yes' && isOpen,
]

/** Of `a` (applicants): adding a filter is one line here. */
const ofPeople: Filter[] = [
  ({ score }) => score && sql<SqlBool>`a.score >= ${Number(score)}::real`,
  ({ dd214 }) =>
    dd214 === 'yes' &&
    sql<SqlBool>`exists (select from profiles p where p.user_id = a.user_id and p.dd214_status = 'validated')`,
  ({ q }) => q && named(q),
]

/** Each word begins one of the name; in the table `users` there is an index of exactly this. */
function named(typed: string): Condition {
  const words =
    typed
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  if (!words.length) return sql<SqlBool>`false`
  const each = words.map((word) => sql<SqlBool>`u.name_words like ${`% ${word}%`}`)
  return sql<SqlBool>`a.user_id in (select u.id from users u where ${sql.join(each, sql` and `)})`
}

const all = (filters: Filter[], query: ApplicantQuery) =>
  filters.map((filter) => filter(query)).filter((condition): condition is Condition => !!condition)

const joined = (conditions: Condition[]) => sql.join<SqlBool>(conditions, sql` and `) as Condition

/** Whether the kept counts answer the query. */
export const isCounted = (query: ApplicantQuery): boolean => all(ofPeople, query).length === 0

export const countConditions = (employerId: string, query: ApplicantQuery) =>
  joined([sql<SqlBool>`a.employer_id = ${employerId}`, ...all(ofJobs, query)])

/** Without the status, which the tabs are for. */
export const conditionsOf = (employerId: string, query: ApplicantQuery) =>
  joined([sql<SqlBool>`a.employer_id = ${employerId}`, ...all([...ofJobs, ...ofPeople], query)])
