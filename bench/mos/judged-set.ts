import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stop } from '#lib/stop.ts'

export type Announcement = {
  control_number: string
  position_title: string
  department: string
  agency: string
  open_date: string
}
export type JudgedQuery = { service: string; code: string; relevant: Set<string> }
export type JudgedSet = {
  announcements: Announcement[]
  queries: JudgedQuery[]
  seriesOf: Map<string, Set<string>>
}

/**
 * Announcements, the codes to search with, and which federal series each announcement carries: the last only to judge.
 * @param folder holds announcements.tsv, announcement-series.tsv and queries-tuning.tsv
 * @param queriesFile another file of codes of the same form
 * @throws Stop when the folder does not hold the set
 */
export function readJudgedSet(folder: string, queriesFile = join(folder, 'queries-tuning.tsv')): JudgedSet {
  const announcements = rows(join(folder, 'announcements.tsv')) as Announcement[]
  const seriesOf = new Map<string, Set<string>>()
  for (const { control_number, series } of rows(join(folder, 'announcement-series.tsv')))
    seriesOf.set(control_number!, (seriesOf.get(control_number!) ?? new Set()).union(words(series!)))
  const queries = rows(queriesFile).map(({ service, code, relevant_series }) => ({
    service: service!,
    code: code!,
    relevant: words(relevant_series!),
  }))
  return { announcements, queries, seriesOf }
}

const words = (text: string) => new Set(text.split(' ').filter(Boolean))

function rows(path: string): Record<string, string>[] {
  if (!existsSync(path))
    throw new Stop(
      `${path} is not there. Give the folder of the judged set: npm run bench:mos -- --data FOLDER`,
    )
  const [header = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split(/\r?\n/)
  const names = header.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
  })
}
