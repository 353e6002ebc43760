import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { jobHref, shownOn } from '#features/job-cards/index.ts'
import type { ScopedSite } from '#features/job-cards/schema.ts'
import type { Db } from '#lib/db.ts'
import type { SitemapAddress, SitemapSeries } from '#lib/feature.ts'
import { applicationMessages } from '#spec/messages.ts'

/** Which jobs: those of a theme's employers, with `orphans` also of employers without a theme. */
type HomeTheme = ScopedSite & { orphans: boolean }

/** Live jobs, each on its home site only. */
export const jobSeries: SitemapSeries = {
  name: 'jobs',
  off: ({ site }) => (site.applications.search ? null : applicationMessages.off),
  count: (db, request) => countSitemapJobs(db, homeOn(request)),
  part: (db, request, part, parts) => sitemapJobs(db, homeOn(request), part, parts),
}

const homeOn = ({ site, server }: FastifyRequest): HomeTheme => ({
  id: site.id,
  jobScope: site.jobScope,
  orphans: server.sites.all()[0]?.id === site.id,
})

/**
 * Live jobs in one of `parts` (a power of two) equal parts of all ids. Ids of jobs are spread evenly, so a part is found
 * without counting through those before it.
 */
async function sitemapJobs(db: Db, home: HomeTheme, part: number, parts: number): Promise<SitemapAddress[]> {
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

/** How many live jobs have their home on a site. */
async function countSitemapJobs(db: Db, home: HomeTheme): Promise<number> {
  const { count } = await living(db, home).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return count
}

const living = (db: Db, home: HomeTheme) =>
  db
    .selectFrom('jobs as job')
    .innerJoin('employers as employer', 'employer.id', 'job.employer_id')
    .where('job.expired_at', 'is', null)
    .where(shownOn(home))
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
