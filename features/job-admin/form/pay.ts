import { readQuery, searchJobs } from '#features/job-search/index.ts'
import { titleClassifier } from '#features/occupations/index.ts'
import type { Site } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { jobsPerPage } from '#spec/limits.ts'
import type { WageUnit } from '#spec/lists.ts'
import { hourly } from '../model/hourly.ts'
import type { SimilarPay } from './schema.ts'

type Asked = { title: string; place: string; socs: string[] }

/**
 * What open jobs of the same careers pay, by the hour: of those that the search finds for this title, near the place where one
 * is given, and that say what they pay.
 */
export async function similarPay(db: Db, site: Site, { title, place, socs }: Asked): Promise<SimilarPay> {
  const query = readQuery({ q: title, l: place, r: '50', limit: String(jobsPerPage.most) })
  const { jobs } = await searchJobs(db, { viewer: null, theme: site }, query)
  const isNear = place !== ''
  if (!jobs.length) return { count: 0, isNear, quartiles: null }
  const rows = await db
    .selectFrom('jobs')
    .select(['title', 'wage_min as least', 'wage_max as most', 'wage_unit as unit'])
    .where(
      'id',
      'in',
      jobs.map(({ id }) => id),
    )
    .where('currency', '=', 'USD')
    .where('wage_unit', 'is not', null)
    .where(({ or, eb }) => or([eb('wage_min', '>', 0), eb('wage_max', '>', 0)]))
    .execute()
  const classify = await titleClassifier(db)
  const wages = rows
    .filter((row) => classify(row.title).some(({ soc }) => socs.includes(soc)))
    .map(({ least, most, unit }) => hourly(middleOf(least, most), unit as WageUnit))
    .toSorted((one, other) => one - other)
  return { count: wages.length, isNear, quartiles: wages.length < fewest ? null : quartilesOf(wages) }
}

/** Fewer say more about single employers than about the work. */
const fewest = 5

/** Of a range its middle; a bound alone is what is known. */
function middleOf(least: number | null, most: number | null): number {
  const bounds = [least, most].filter((amount): amount is number => (amount ?? 0) > 0)
  return bounds.reduce((sum, amount) => sum + amount, 0) / bounds.length
}

const quartilesOf = (sorted: number[]) => ({
  low: quantile(sorted, 0.25),
  median: quantile(sorted, 0.5),
  high: quantile(sorted, 0.75),
})

/** Between two values in proportion, as percentile_cont of PostgreSQL; to the cent. */
function quantile(sorted: number[], share: number): number {
  const at = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!]
  return Math.round((below + (above - below) * (at % 1)) * 100) / 100
}
