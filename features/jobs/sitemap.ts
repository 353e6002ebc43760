import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { jobHref } from './links.ts'

export type SitemapJob = { href: string; updatedAt: Date }
/** Whose jobs: of employers of a theme, or with `orphans` also of employers of none. */
export type HomeTheme = { id: string; orphans: boolean }

/**
 * Live jobs in one of `parts` (a power of two) equal parts of all ids. Ids of jobs are spread evenly, so a part is found
 * without counting through those before it.
 */
export async function sitemapJobs(
  db: Db,
  home: HomeTheme,
  part: number,
  parts: number,
): Promise<SitemapJob[]> {
  const rows = await living(db, home)
    .select(['job.id', 'job.title', 'job.feed_employer', 'job.updated_at', 'employer.name'])
    .where('job.id', '>=', firstId(part, parts))
    .$if(part + 1 < parts, (query) => query.where('job.id', '<', firstId(part + 1, parts)))
    .execute()
  return rows.map((row) => ({
    href: jobHref({ id: row.id, title: row.title, employer: row.feed_employer ?? row.name }),
    updatedAt: row.updated_at,
  }))
}

/** How many live jobs are at home on a site. */
export async function countSitemapJobs(db: Db, home: HomeTheme): Promise<number> {
  const { count } = await living(db, home).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return count
}

const living = (db: Db, home: HomeTheme) =>
  db
    .selectFrom('jobs as job')
    .innerJoin('employers as employer', 'employer.id', 'job.employer_id')
    .where('job.expired_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('job.expires_at', 'is', null),
        eb('job.expires_at', '>', new Date()),
        eb('employer.never_expire_jobs', '=', true),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('employer.source_theme_id', '=', home.id),
        ...(home.orphans ? [eb('employer.source_theme_id', 'is', null)] : []),
      ]),
    )

function firstId(part: number, parts: number): string {
  const start = Math.floor((part / parts) * 2 ** 32)
    .toString(16)
    .padStart(8, '0')
  return `${start}-0000-0000-0000-000000000000`
}
