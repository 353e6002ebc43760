import { type RawBuilder, sql } from 'kysely'
import type { ScopedSite, ScopeFlag } from './schema.ts'

// The search applies the same scope to its index (features/job-search/query/scope.ts); scope.test.ts compares the two.

const flagIs: Record<ScopeFlag, RawBuilder<boolean>> = {
  remote: sql`job.is_remote`,
  volunteer: sql`job.is_volunteer`,
  competitive: sql`job.is_competitive`,
  abilityOne: sql`employer.ability_one`,
}

/** Whether a site shows a job: a condition on the tables `job` and `employer`. */
export function shownOn({
  id,
  jobScope: { jobs, categories, states, flags },
}: ScopedSite): RawBuilder<boolean> {
  const conditions = [
    ...(jobs === 'own' ? [sql`coalesce(employer.source_theme_id = ${id}::uuid, false)`] : []),
    ...(categories.length ? [sql`job.categories && ${categories}::text[]`] : []),
    ...(states.length ? [sql`(job.is_remote or coalesce(job.state = any(${states}::text[]), false))`] : []),
    ...(flags.length
      ? [
          sql`(${sql.join(
            flags.map((flag) => flagIs[flag]),
            sql` or `,
          )})`,
        ]
      : []),
  ]
  return conditions.length ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`
}

type Facts = {
  source_theme_id: string | null
  categories: string[]
  state: string | null
  is_remote: boolean
  is_volunteer: boolean
  is_competitive: boolean
  ability_one: boolean
}

/** The same for one job in memory. */
export function shows(
  { id, jobScope: { jobs, categories, states, flags } }: ScopedSite,
  job: Facts,
): boolean {
  const has: Record<ScopeFlag, boolean> = {
    remote: job.is_remote,
    volunteer: job.is_volunteer,
    competitive: job.is_competitive,
    abilityOne: job.ability_one,
  }
  return (
    (jobs === 'all' || job.source_theme_id === id) &&
    (!categories.length || job.categories.some((one) => categories.includes(one))) &&
    (!states.length || job.is_remote || (job.state !== null && states.includes(job.state))) &&
    (!flags.length || flags.some((flag) => has[flag]))
  )
}
