import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { may, type Person } from '#spec/access.ts'
import { clearances } from '#spec/lists.ts'
import type { UserType } from '#spec/roles.ts'
import type { UserQuery } from '../schema.ts'
import { foundBy, managedIn } from './found-by.ts'

type Condition = RawBuilder<SqlBool>
export type SearchScope = { query: UserQuery; viewer: Person; zips: string[] | null }

type Filter = (search: SearchScope) => Condition | undefined | false | ''

/** The conditions on `u` (users) and `p` (profiles): adding a filter is one line here. */
const filters: Filter[] = [
  ({ viewer }) => foundBy(viewer),
  named,
  ({ query }) =>
    query.type.length > 0 &&
    sql`(${sql.join(
      query.type.map((type) => wears[type]),
      sql` or `,
    )})`,
  ({ query }) => query.theme && sql`u.source_theme_id = ${query.theme}`,
  ({ query }) =>
    query.employer &&
    sql`exists (select from employer_members em where em.user_id = u.id and em.employer_id = ${query.employer})`,
  ({ query }) =>
    query.badge &&
    sql`exists (select from user_badges b where b.user_id = u.id and b.badge_id = ${query.badge})`,
  served,
  ({ zips }) => zips !== null && sql`left(p.zip, 5) = any(${zips})`,
  ({ query }) => query.clearance && cleared(query.clearance),
  ({ query }) => query.trade && sql`p.trades @> array[${query.trade}]::text[]`,
  needing,
  proven,
  ({ query }) =>
    query.active &&
    (query.active === 'yes'
      ? sql`u.activated_at is not null and u.disabled_at is null`
      : sql`(u.activated_at is null or u.disabled_at is not null)`),
  ({ query }) => query.activated && sql`(u.activated_at is not null) is ${yes(query.activated)}`,
  ({ query }) => query.from && sql`u.created_at >= ${query.from}::date`,
  ({ query }) => query.to && sql`u.created_at < ${query.to}::date + 1`,
]

export const conditionsOf = (search: SearchScope): Condition =>
  sql.join<SqlBool>(
    filters.map((filter) => filter(search)).filter((condition) => !!condition),
    sql` and `,
  ) as Condition

/** Who is what, whatever is shown first: a mentor who works for an employer is found as both. */
const wears: Record<UserType, Condition> = {
  User: sql`u.type = 'User'`,
  Manager: sql`exists (select from employer_members em where em.user_id = u.id)`,
  Mentor: sql`exists (select from mentors m where m.user_id = u.id)`,
  Admin: sql`u.type = 'Admin'`,
}

/** The name of the employer that `u` has worked for longest. */
export const longestEmployer = sql<string | null>`(select e.name from employer_members em
  join employers e on e.id = em.employer_id where em.user_id = u.id order by em.since, e.id limit 1)`

const yes = (answer: string) => sql.raw(answer === 'yes' ? 'true' : 'not true')

/** A whole address is itself; else each word begins one of the name, or of the address for those who may see it. A last name that is hidden is not found. */
function named({ query, viewer }: SearchScope) {
  const words = wordsOf(query.q)
  if (!words.length) return query.q && sql<SqlBool>`false`
  if (may(viewer, 'users.manage') && z.email().safeParse(query.q).success)
    return sql<SqlBool>`lower(u.email) = ${query.q.toLowerCase()}`
  if (may(viewer, 'users.manage'))
    return sql.join<SqlBool>(
      words.map((word) => sql<SqlBool>`u.find_words like ${`% ${word}%`}`),
      sql` and `,
    ) as Condition
  return sql.join<SqlBool>(
    words.map(
      (word) =>
        sql<SqlBool>`u.name_words like ${`% ${word}%`}
          and (not p.hides_last_name or plain_words(u.first_name) like ${`% ${word}%`})`,
    ),
    sql` and `,
  ) as Condition
}

/** The same as plain_words in the database: letters and digits without accents, nothing that LIKE takes for a sign. */
export const wordsOf = (typed: string): string[] =>
  typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? []

function served({ query: { c, rank, o } }: SearchScope) {
  if (!c && !rank && !o) return undefined
  const one = [
    c && sql<SqlBool>`s.corps_id = ${c}`,
    rank && sql<SqlBool>`s.rank_id = ${rank}`,
    o && sql<SqlBool>`s.occupation_id = ${o}`,
  ].filter((condition) => condition !== '')
  return sql<SqlBool>`exists (select from service_records s where s.user_id = u.id and ${sql.join(one, sql` and `)})`
}

/** Document 1, section 9: good for 24 months after separation. */
export const stillGood = sql<SqlBool>`(p.clearance_ended_on is null or p.clearance_ended_on + interval '24 months' > now())`

const cleared = (least: (typeof clearances)[number]) =>
  sql<SqlBool>`p.security_clearance = any(${clearances.slice(clearances.indexOf(least))}) and ${stillGood}`

/** What somebody needs help with is for the staff of their site, in a filter too. */
function needing({ query: { need }, viewer }: SearchScope) {
  if (!need || !may(viewer, 'users.manage')) return undefined
  const needs = sql<SqlBool>`exists (select from profile_needs n where n.user_id = u.id and n.need_id = ${need})`
  return sql<SqlBool>`(${needs} and ${managedIn(viewer)})`
}

/** Whether a DD214 was validated; that one was uploaded and waits is for those who validate it. */
function proven({ query: { dd214 }, viewer }: SearchScope) {
  if (dd214 !== 'waiting') return dd214 && sql<SqlBool>`(p.dd214_status = 'validated') is ${yes(dd214)}`
  const waits = sql<SqlBool>`p.dd214_file_id is not null and p.dd214_status is null`
  return may(viewer, 'dd214.validate') ? sql<SqlBool>`(${waits} and ${managedIn(viewer)})` : undefined
}
