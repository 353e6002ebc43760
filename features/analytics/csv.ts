import { sql } from 'kysely'
import type { CsvColumn } from '#lib/csv.ts'
import type { Db } from '#lib/db.ts'
import { inDollars } from '#schema/money.ts'
import { stepsOf } from './model/period.ts'
import { figureOf, type Kind, type Period, type Step, type SubjectRow } from './schema.ts'

export type FigureRow = { site: string; from: string; values: Map<Kind, number> }

const cellOf = (kind: Kind, value: number) => (figureOf(kind).isMoney ? Number(inDollars(value)) : value)
const headerOf = (kind: Kind) =>
  figureOf(kind).isMoney ? `${figureOf(kind).label} (dollars)` : figureOf(kind).label

/** Every site and step, with all figures. */
export const figureColumns = (kinds: readonly Kind[]): CsvColumn<FigureRow>[] => [
  { header: 'Site', cell: ({ site }) => site },
  { header: 'From', cell: ({ from }) => from },
  ...kinds.map((kind) => ({
    header: headerOf(kind),
    cell: ({ values }: FigureRow) => cellOf(kind, values.get(kind) ?? 0),
  })),
]

type Shown = { value: string; label: string }[]

export async function figureRows(trx: Db, shown: Shown, days: Period, by: Step): Promise<FigureRow[]> {
  const { rows } = await sql<{ site: string; day: string; kind: Kind; events: number }>`
    select theme_id as site, day::text, kind, events from analytics_days
    where theme_id = any(${shown.map(({ value }) => value)}::uuid[]) and day between ${days.from}::date and ${days.to}::date`.execute(
    trx,
  )
  const { firsts, stepOf } = stepsOf(days, by)
  const table = new Map(
    shown.map(({ value, label }) => [
      value,
      firsts.map((from): FigureRow => ({ site: label, from, values: new Map() })),
    ]),
  )
  for (const { site, day, kind, events } of rows) {
    const values = table.get(site)![stepOf(day)]!.values
    values.set(kind, (values.get(kind) ?? 0) + events)
  }
  return [...table.values()].flat()
}

/** The list of a figure. */
export const subjectColumns = (kind: Kind): CsvColumn<SubjectRow>[] => [
  { header: figureOf(kind).of ?? '', cell: ({ label }) => label },
  { header: 'Of', cell: ({ note }) => note },
  { header: headerOf(kind), cell: ({ now }) => cellOf(kind, now) },
  { header: 'Period before', cell: ({ before }) => cellOf(kind, before) },
]
