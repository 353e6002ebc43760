import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { ownSites } from '#lib/own-sites.ts'
import { notFound } from '#lib/problem.ts'
import { inScope } from '#lib/site-scope.ts'
import type { Person } from '#spec/access.ts'
import { dayIn } from '#ui/day-in.ts'
import { bySite, type Sites, totalsOf } from './figures.ts'
import { periodOf, stepsOf } from './model/period.ts'
import { type Analytics, type AnalyticsQuery, figures, type Kind } from './schema.ts'
import { subjectLabel, subjectsOf } from './subjects.ts'

const listed = 20
/** Feeds are an administrator's (document 1, section 6). */
const ofAdministrators: readonly Kind[] = ['feedsRead', 'feedsFailed']

/** Today where the site is. */
export const todayIn = (timeZone: string, now = new Date()) => dayIn(timeZone, now)

type Asked = { viewer: Person; query: AnalyticsQuery; today: string }

/** @throws Problem 404 for a site that is not the viewer's */
export async function analytics(db: Db, asked: Asked): Promise<Analytics> {
  return within(db, asked, async (trx, { query, days, sites, chosen, kinds, shown }) => {
    const totals = await totalsOf(
      trx,
      chosen,
      query.subject ? kinds.filter((kind) => kind === query.figure) : kinds,
      query,
      days,
    )
    return {
      ...query,
      days,
      labels: stepsOf(days, query.by).labels,
      totals,
      subjects: query.subject ? null : await subjectsOf(trx, chosen, query, days, listed),
      subjectLabel: await subjectLabel(trx, query),
      bySite: shown.length > 1 ? await bySite(trx, shown, query, days) : [],
      sites,
      until: await rolledUntil(trx),
    }
  })
}

/** What a viewer may see of what was asked for. */
export function within<T>(
  db: Db,
  { viewer, query: asked, today }: Asked,
  work: (trx: Db, scope: Awaited<ReturnType<typeof scopeOf>>) => Promise<T>,
): Promise<T> {
  return inScope(db, ownSites(viewer, 'analytics.everywhere').scope, async (trx) =>
    work(trx, await scopeOf(trx, viewer, asked, today)),
  )
}

async function scopeOf(trx: Db, viewer: Person, asked: AnalyticsQuery, today: string) {
  const own = ownSites(viewer, 'analytics.everywhere')
  const sites = await trx
    .selectFrom('themes')
    .select(['id as value', 'name as label'])
    .where(own.has('id'))
    .orderBy('name')
    .execute()
  if (asked.themes && !sites.some(({ value }) => value === asked.themes))
    throw notFound('There is no such site among yours.')
  const shown = asked.themes ? sites.filter(({ value }) => value === asked.themes) : sites
  const chosen: Sites = own.isEverywhere && !asked.themes ? null : shown.map(({ value }) => value)
  const kinds = figures
    .map(({ kind }) => kind)
    .filter((kind) => own.isEverywhere || !ofAdministrators.includes(kind))
  // Subjects of longer periods are kept by the week (tidy.ts).
  const isByWeek = asked.subject !== '' && Number(asked.period) > 28 && asked.by === 'day'
  const query: AnalyticsQuery = {
    ...asked,
    figure: kinds.includes(asked.figure) ? asked.figure : kinds[0]!,
    by: isByWeek ? 'week' : asked.by,
  }
  return { query, days: periodOf(Number(query.period), today), sites, shown, chosen, kinds }
}

async function rolledUntil(trx: Db): Promise<string | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select nullif(rolled_until, '-infinity') as until from analytics_roll_up`.execute(trx)
  return rows[0]?.until?.toISOString() ?? null
}
