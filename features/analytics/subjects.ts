import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { isOf, type Sites } from './figures.ts'
import { type AnalyticsQuery, figureOf, type Kind, type Period, type SubjectRow } from './schema.ts'

/** Words that fewer people searched for could be somebody's own. */
const fewestSearches = 3

type Counted = { subject: string; now: number; before: number }
type Named = { id: string; label: string; note: string | null; href: string | null }
type Names = (trx: Db, subjects: string[]) => Promise<Named[]>

/** The most frequent subjects of a figure; null: it has none. */
export async function subjectsOf(
  trx: Db,
  sites: Sites,
  { figure }: Pick<AnalyticsQuery, 'figure'>,
  { from, to, beforeFrom }: Period,
  most: number,
): Promise<SubjectRow[] | null> {
  if (!figureOf(figure).of) return null
  const isTyped = names[figure] === typed
  const { rows } = await sql<Counted>`
    select subject, sum(events) filter (where day >= ${from}::date) as now,
      coalesce(sum(events) filter (where day < ${from}::date), 0) as before
    from analytics_subjects
    where ${isOf(sites)} and kind = ${figure} and day between ${beforeFrom}::date and ${to}::date
    group by subject having sum(events) filter (where day >= ${from}::date) >= ${isTyped ? fewestSearches : 1}
    order by now desc, subject limit ${most}`.execute(trx)
  const named = await namesOf(
    trx,
    figure,
    rows.map(({ subject }) => subject),
  )
  return rows.map((row) => ({ ...row, ...(named.get(row.subject) ?? gone) }))
}

/** A subject in words. */
export async function subjectLabel(trx: Db, { figure, subject }: Pick<AnalyticsQuery, 'figure' | 'subject'>) {
  return subject ? ((await namesOf(trx, figure, [subject])).get(subject) ?? gone).label : null
}

const gone = { label: 'No longer there', note: null, href: null }

async function namesOf(trx: Db, kind: Kind, subjects: string[]) {
  const found = (await names[kind]?.(trx, names[kind] === typed ? subjects : subjects.filter(isKey))) ?? []
  return new Map(found.map(({ id, ...name }) => [id, name]))
}

const isKey = (subject: string) => /^[a-z0-9-]{1,80}$/i.test(subject)
const isId = (subject: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(subject)

const typed: Names = async (_, subjects) =>
  subjects.map((subject) => ({
    ...{ id: subject, label: subject, note: null },
    href: `/jobs/search?${new URLSearchParams({ q: subject })}`,
  }))

const employers: Names = async (trx, ids) =>
  (await trx.selectFrom('employers').select(['id', 'name']).where('id', 'in', uuids(ids)).execute()).map(
    ({ id, name }) => ({ id, label: name, note: null, href: `/jobs/search?employer=${id}` }),
  )

/** `in ()` is no SQL. */
const uuids = (ids: string[]) => {
  const real = ids.filter(isId)
  return real.length ? real : ['00000000-0000-0000-0000-000000000000']
}

/** What the subjects of a figure are called. */
const names: Partial<Record<Kind, Names>> = {
  searches: typed,
  searchesWithoutResults: typed,
  applications: employers,
  hires: employers,
  feedsRead: employers,
  feedsFailed: employers,
  async codesTranslated(trx, ids) {
    const rows = await trx
      .selectFrom('military_occupations as o')
      .innerJoin('corps as c', 'c.id', 'o.corps_id')
      .select(['o.id', 'o.code', 'o.title', 'c.name', 'c.id as corps'])
      .where('o.id', 'in', ids.length ? ids : [''])
      .execute()
    return rows.map(({ id, code, title, name, corps }) => ({
      ...{ id, label: `${code} ${title}`, note: name },
      href: `/jobs/search?${new URLSearchParams({ c: corps, o: id, _o: `${code} ${title}` })}`,
    }))
  },
  async jobViews(trx, ids) {
    const rows = await trx
      .selectFrom('jobs as j')
      .innerJoin('employers as e', 'e.id', 'j.employer_id')
      .select(['j.id', 'j.title', sql<string>`coalesce(j.feed_employer, e.name)`.as('employer')])
      .where('j.id', 'in', uuids(ids))
      .execute()
    return rows.map(({ id, title, employer }) => ({ id, label: title, note: employer, href: `/jobs/${id}` }))
  },
  async trainings(trx, ids) {
    const rows = await trx
      .selectFrom('trainings')
      .select(['id', 'title'])
      .where('id', 'in', uuids(ids))
      .execute()
    return rows.map(({ id, title }) => ({ id, label: title, note: null, href: `/trainings/${id}` }))
  },
  async gifts(trx, ids) {
    const rows = await trx
      .selectFrom('fundraisers')
      .select(['id', 'name'])
      .where('id', 'in', uuids(ids))
      .execute()
    return rows.map(({ id, name }) => ({ id, label: name, note: null, href: `/fundraisers/${id}` }))
  },
}
