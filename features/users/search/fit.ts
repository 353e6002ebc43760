import { type RawBuilder, sql } from 'kysely'
import { titleClassifier } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import { type Clearance, clearances } from '#spec/lists.ts'
import type { Fit } from '../schema.ts'
import { stillGood } from './conditions.ts'

/** How much each factor may give; together 100. */
export const weights = { title: 45, description: 15, paramA: 20, paramB: 20 } as const
/** Miles in which nearness counts. */
const reach = 50
/** Careers near to the job's own count half, less the further they are. */
const related = { share: 0.5, step: 0.04, most: 8 } as const

export type MeasuredJob = { id: string; title: string; employer: string }
/**
 * A job to measure people against: `tables` goes before the query, `joins` after its from, `factors` into its select.
 * Only people in table `speaking` have anything that speaks for them: title, interests or nearness.
 */
export type Measure = {
  job: MeasuredJob
  tables: RawBuilder<unknown>
  joins: RawBuilder<unknown>
  /** the same for the few people of one page */
  joinsOfFew: RawBuilder<unknown>
  factors: Record<keyof typeof weights, RawBuilder<number>>
}

/** @returns null when there is no such job */
export async function measureOf(db: Db, jobId: string): Promise<Measure | null> {
  const job = await db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .select(['jobs.id', 'title', 'categories', 'lat', 'lon', 'is_remote', 'clearance'])
    .select((row) => row.fn.coalesce('jobs.feed_employer', 'employers.name').as('employer'))
    .where('jobs.id', '=', jobId)
    .executeTakeFirst()
  if (!job) return null
  const careers = (await titleClassifier(db))(job.title)
  const most = Math.max(...careers.map(({ weight }) => weight), 0.001)
  const socs = careers.map(({ soc }) => soc)
  const shares = careers.map(({ weight }) => weight / most)
  const tables = sql`careers_of_job (soc, share) as (
      select soc, max(share) from (
        select soc, share from unnest(${socs}::text[], ${shares}::float8[]) as own (soc, share)
        union all
        select r.soc, own.share * (${related.share}::float8 - ${related.step}::float8 * r.position)
        from unnest(${socs}::text[], ${shares}::float8[]) as own (soc, share)
        join related_careers r on r.related_soc = own.soc and r.position <= ${related.most}
      ) all_careers group by soc),
    occupations_of_job (occupation_id, fit) as materialized (
      select oc.occupation_id, max(oc.weight * share) from careers_of_job join occupation_careers oc using (soc) group by 1),
    fitting (user_id, fit) as (
      select s.user_id, max(fit) from occupations_of_job join service_records s using (occupation_id) group by 1),
    near (zip, share) as materialized (
      select zip, 1 - 0.6 * miles / ${reach} from (
        select zip, 7917.6 * asin(least(1, sqrt(power(sin(radians(lat - ${job.lat}::float8) / 2), 2) +
          cos(radians(${job.lat}::float8)) * cos(radians(lat)) * power(sin(radians(lon - ${job.lon}::float8) / 2), 2)))) as miles
        from places where lat between ${job.lat}::float8 - 1 and ${job.lat}::float8 + 1
      ) measured where miles <= ${reach}),
    speaking (user_id) as materialized (
      select user_id from fitting
      union select user_id from profiles where left(zip, 5) in (select zip from near)
      union select user_id from profiles where job_interests && ${job.categories}::text[])`
  return {
    job: { id: job.id, title: job.title, employer: job.employer },
    tables,
    joins: sql`left join fitting on fitting.user_id = u.id left join near on near.zip = left(p.zip, 5)`,
    joinsOfFew: sql`left join near on near.zip = left(p.zip, 5)
      left join lateral (select max(fit) as fit from service_records s join occupations_of_job using (occupation_id)
        where s.user_id = u.id) fitting on true`,
    factors: {
      title: sql<number>`${weights.title} * coalesce(fitting.fit, 0)`,
      description: sql<number>`${weights.description} * ${requirements(job.clearance)}`,
      paramA: sql<number>`${weights.paramA} * coalesce(p.job_interests && ${job.categories}, false)::int`,
      paramB: job.is_remote
        ? sql<number>`${weights.paramB}`
        : sql<number>`${weights.paramB} * coalesce(near.share, 0)`,
    },
  }
}

/** How well these people fit a job. @returns an entry for each who exists; nothing when there is no such job */
export async function fitsOf(db: Db, jobId: string, userIds: string[]): Promise<Map<string, Fit>> {
  const measure = await measureOf(db, jobId)
  if (!measure || !userIds.length) return new Map()
  const { rows } = await sql<{ id: string; factors: Omit<Fit['factors'], 'result'> }>`
    with ${measure.tables}
    select u.id, json_build_object(${sql.join(
      Object.entries(measure.factors).flatMap(([name, share]) => [
        sql.lit(name),
        sql`round((${share})::numeric, 1)`,
      ]),
    )}) as factors
    from users u left join profiles p on p.user_id = u.id ${measure.joinsOfFew}
    where u.id = any(${userIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, factors }) => [id, summed(factors)]))
}

function summed(factors: Omit<Fit['factors'], 'result'>): Fit {
  const { title, description, paramA, paramB } = factors
  const result = Math.round((title + description + paramA + paramB) * 10) / 10
  return { result, factors: { ...factors, result } }
}

/** What else the job asks for: a current clearance. A job that asks for nothing fits everybody. */
function requirements(clearance: string | null) {
  const least = clearances.indexOf(clearance as Clearance)
  if (least < 1) return sql`1`
  return sql`coalesce(p.security_clearance = any(${clearances.slice(least)}) and ${stillGood}, false)::int`
}

export const scoreOf = ({ factors }: Measure) =>
  sql<number>`${factors.title} + ${factors.description} + ${factors.paramA} + ${factors.paramB}`
