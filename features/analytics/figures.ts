import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { stepsOf } from './model/period.ts'
import type { AnalyticsQuery, Kind, Period, SiteRow, Total } from './schema.ts'

/** The sites that are counted; null: all together, which has rows of its own. */
export type Sites = readonly string[] | null
export const isOf = (sites: Sites) =>
  sites ? sql<boolean>`theme_id = any(${[...sites]}::uuid[])` : sql<boolean>`theme_id is null`

type Row = { kind: Kind; day: string; events: number }

/** All figures of a period and of the one before, or one figure of one subject. */
export async function totalsOf(
  trx: Db,
  sites: Sites,
  kinds: readonly Kind[],
  { figure, subject, by }: AnalyticsQuery,
  days: Period,
): Promise<Total[]> {
  const between = sql<boolean>`day between ${days.beforeFrom}::date and ${days.to}::date`
  const { rows } = subject
    ? await sql<Row>`select kind, day::text, sum(events) as events from analytics_subjects
        where ${isOf(sites)} and kind = ${figure} and subject = ${subject} and ${between} group by kind, day`.execute(
        trx,
      )
    : await sql<Row>`select kind, day::text, sum(events) as events from analytics_days
        where ${isOf(sites)} and ${between} group by kind, day`.execute(trx)
  const { firsts, stepOf } = stepsOf(days, by)
  const none = () => firsts.map(() => 0)
  const totals = new Map(
    kinds.map((kind): [Kind, Total] => [
      kind,
      { kind, now: 0, before: 0, steps: none(), stepsBefore: none() },
    ]),
  )
  for (const { kind, day, events } of rows) {
    const total = totals.get(kind)
    if (!total) continue
    const isNow = day >= days.from
    total[isNow ? 'now' : 'before'] += events
    const steps = isNow ? total.steps : total.stepsBefore
    const step = Math.min(stepOf(day), steps.length - 1)
    steps[step] = (steps[step] ?? 0) + events
  }
  return [...totals.values()]
}

/** Each site's figures of the period, or its figure of one subject. */
export async function bySite(
  trx: Db,
  sites: readonly { value: string; label: string }[],
  { figure, subject }: AnalyticsQuery,
  { from, to }: Period,
): Promise<SiteRow[]> {
  const ids = sites.map(({ value }) => value)
  const during = sql<boolean>`${isOf(ids)} and day between ${from}::date and ${to}::date`
  const { rows } = subject
    ? await sql<{ theme_id: string; kind: Kind; events: number }>`
        select theme_id, kind, sum(events) as events from analytics_subjects
        where ${during} and kind = ${figure} and subject = ${subject} group by theme_id, kind`.execute(trx)
    : await sql<{ theme_id: string; kind: Kind; events: number }>`
        select theme_id, kind, sum(events) as events from analytics_days
        where ${during} group by theme_id, kind`.execute(trx)
  const values = Map.groupBy(rows, ({ theme_id }) => theme_id)
  return sites.map(({ value, label }) => ({
    id: value,
    name: label,
    values: Object.fromEntries((values.get(value) ?? []).map(({ kind, events }) => [kind, events])),
  }))
}
