import { sql } from 'kysely'
import { statisticsOf } from '#features/fundraisers/index.ts'
import { jobTotals } from '#features/job-search/index.ts'
import type { Db } from '#lib/db.ts'
import type { LoadContext } from '../../data.ts'
import { loadFundraiser } from '../../fundraiser-data.ts'

/** Fewer people than these are not counted in public: a number must not tell about one of them. */
const fewest = 10

/** Of a fundraiser (document 2, section 9), or of the site. */
export async function loadStatistics(part: object, context: LoadContext) {
  const { statisticsOf: of } = part as { statisticsOf?: string }
  return of === 'fundraiser' ? leaders(part, context) : figuresOf(context)
}

/** The ten teams and donors that raised most; null: outside a fundraiser. */
async function leaders(part: object, context: LoadContext) {
  const { fundraiser } = await loadFundraiser(part, context)
  return { leaders: fundraiser && (await statisticsOf(context.db, context.site, fundraiser.id)) }
}

/** What a site may say of itself: jobs and employers as anybody finds them, members and hires of its own people. */
async function figuresOf({ db, site }: LoadContext) {
  const [{ jobs, employers, remote }, { members, hired }] = await Promise.all([
    jobTotals(db, site),
    peopleOf(db, site.id),
  ])
  return {
    figures: [
      { label: jobs === 1 ? 'open job' : 'open jobs', count: jobs },
      { label: employers === 1 ? 'employer' : 'employers', count: employers },
      { label: remote === 1 ? 'remote job' : 'remote jobs', count: remote },
      { label: 'members', count: members < fewest ? 0 : members },
      { label: 'hired', count: hired < fewest ? 0 : hired },
    ].filter(({ count }) => count > 0),
  }
}

async function peopleOf(db: Db, themeId: string) {
  const { rows } = await sql<{ members: number; hired: number }>`
    select count(*)::int as members,
      count(*) filter (where exists (select from applications a where a.user_id = u.id and a.status = 'HIRED'))::int as hired
    from users u
    where u.source_theme_id = ${themeId} and u.activated_at is not null and u.disabled_at is null`.execute(db)
  return rows[0]!
}
