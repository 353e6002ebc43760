import type { Evidence } from './evidence.ts'
import type { Fate, Plan } from './plan.ts'

/** What became of a feed's fields, for the person who looks after it. */
export type MappingReport = {
  /** fields with a value, codes counted with the field they belong to */
  fields: number
  mapped: number
  /** mapped of the fields that say something of the job, 0 to 1 */
  share: number
  /** mapped of everything that carries a value, codes and bids included, 0 to 1 */
  strictShare: number
  unmapped: string[]
  aside: { path: string; reason: string }[]
  paths: ({ path: string; records: number; examples: string[] } & Fate)[]
}

export function reportOf(plan: Plan, evidence: Evidence): MappingReport {
  const paths = evidence.seen
    .filter(({ records }) => records > 0)
    .map(({ path, records, examples }) => ({
      path,
      records,
      examples: [...new Set(examples.map((text) => text.replace(/\s+/g, ' ').slice(0, 60)))].slice(0, 3),
      ...plan.fates.get(path)!,
    }))
  const count = (...statuses: Fate['status'][]) =>
    paths.filter(({ status }) => statuses.includes(status)).length
  const mapped = count('mapped', 'fallback')
  return {
    fields: count('mapped', 'fallback', 'unmapped'),
    mapped,
    share: mapped / Math.max(1, count('mapped', 'fallback', 'unmapped')),
    strictShare: mapped / Math.max(1, paths.length),
    unmapped: paths.filter(({ status }) => status === 'unmapped').map(({ path }) => path),
    aside: paths.filter(({ status }) => status === 'aside').map(({ path, to }) => ({ path, reason: to })),
    paths,
  }
}
