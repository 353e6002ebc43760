import { sql } from 'kysely'
import { readQuery, searchJobs } from '#features/job-search/index.ts'
import type { Site } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { panelRadius } from '#spec/limits.ts'
import { careerInterests } from '#spec/lists.ts'
import type { Scores } from './model/scores.ts'
import type { ResultsPage } from './schema.ts'

const occupationsShown = 8

type Fitting = { soc: string; title: string; code: string; fit: number; service: string | null }

/**
 * Civilian occupations whose O*NET interests are most like these scores: the correlation of the two profiles. Of those
 * that fit about equally, what the person's service leads to comes first. Specialties ('29-1229.02') are left out.
 */
export async function fittingOccupations(
  db: Db,
  userId: string,
  scores: Scores,
): Promise<(Fitting & { category: string | null })[]> {
  const mine = careerInterests.map(({ value }) => scores[value])
  const { rows } = await sql<Fitting & { category: string | null }>`
    with served as materialized (
      select distinct on (o.soc) o.soc, m.code
      from service_records r
      join occupation_careers o on o.occupation_id = r.occupation_id
      join military_occupations m on m.id = r.occupation_id
      where r.user_id = ${userId}
      order by o.soc, r.position)
    select c.soc, title, interests as code, category_id as category, fit, served.code as service
    from careers c
    cross join lateral (
      select corr(theirs, mine) as fit from unnest(
        array[realistic, investigative, artistic, social, enterprising, conventional]::float8[],
        ${mine}::float8[]) as pair (theirs, mine)) as profile
    left join served on served.soc = c.soc
    where not military and c.soc like '%.00' and realistic is not null and fit > 0
    order by round(fit::numeric, 1) desc, served.code is null, fit desc, title
    limit ${occupationsShown}`.execute(db)
  return rows
}

/**
 * The same with how many jobs of each there are: within 50 miles of the ZIP code, or anywhere without one. One search after
 * another: together they would take every connection of the process.
 */
export async function withJobs(
  db: Db,
  viewer: Person,
  site: Site,
  zip: string | null,
  found: Fitting[],
): Promise<ResultsPage['occupations']> {
  const shown: ResultsPage['occupations'] = []
  for (const { soc, title, code, fit, service } of found) {
    const parameters = { q: title, ...(zip && { l: zip, r: String(panelRadius.mos) }) }
    const query = readQuery({ ...parameters, limit: '1' })
    const jobs = site.applications.search
      ? (await searchJobs(db, { viewer, theme: site }, query)).totalDocs
      : null
    shown.push({
      ...{ soc, title, code, service, jobs, fit: Math.round(fit * 100) / 100 },
      href: `/jobs/search?${new URLSearchParams(parameters)}`,
    })
  }
  return shown
}
