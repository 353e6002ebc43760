import { sql } from 'kysely'
import { todayIn } from '#features/themes/index.ts'
import { type Db, runPrepared } from '#lib/db.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { gifts } from '#spec/limits.ts'
import { givingMessages } from './messages.ts'

type Site = { id: string; timeZone: string }

/** What a gift goes to, and what it asks of gifts. */
export type Target = {
  fundraiser: { id: string; name: string } | null
  team: { id: string; name: string; slug: string } | null
  minimum: number
  presets: number[]
  takesTips: boolean
  takesMonthly: boolean
  /** why it takes no gift now */
  closed: string | null
}

const wholeSite: Target = {
  ...{ fundraiser: null, team: null, minimum: 100, presets: [...gifts.presets] },
  ...{ takesTips: true, takesMonthly: true, closed: null },
}

/**
 * The fundraiser or team page of this site that a gift is for; neither: the site itself.
 * @throws Problem 404 for those of another site or drafts, Invalid for a team page of another fundraiser
 */
export async function targetOf(
  db: Db,
  site: Site,
  { fundraiser, teamPage }: { fundraiser: string | null; teamPage: string | null },
): Promise<Target> {
  if (!fundraiser && !teamPage) return wholeSite
  const query = db
    .selectFrom('fundraisers as f')
    .leftJoin('team_pages as t', (join) =>
      join.onRef('t.fundraiser_id', '=', 'f.id').on('t.id', '=', teamPage ?? null),
    )
    .select(['f.id', 'f.name', 'f.status', 'f.minimum_cents', 'f.presets', 'f.takes_tips', 'f.takes_monthly'])
    .select(['t.id as teamId', 't.name as teamName', 't.slug as teamSlug', 't.status as teamStatus'])
    .select([
      sql<string | null>`f.starts_on::text`.as('startsOn'),
      sql<string | null>`f.ends_on::text`.as('endsOn'),
    ])
    .where('f.theme_id', '=', site.id)
    .where('f.status', '!=', 'draft')
    .$if(fundraiser !== null, (query) => query.where('f.id', '=', fundraiser!))
    .$if(teamPage !== null, (query) =>
      query.where(fundraiser ? 'f.id' : 't.id', '=', fundraiser ?? teamPage!),
    )
  const [found] = await runPrepared(db, query)
  if (!found) throw notFound('There is no such fundraiser.')
  if (teamPage && !found.teamId) throw new Invalid({ form: givingMessages.otherTarget })
  return {
    fundraiser: { id: found.id, name: found.name },
    team: found.teamId ? { id: found.teamId, name: found.teamName!, slug: found.teamSlug! } : null,
    minimum: found.minimum_cents,
    presets: found.presets,
    takesTips: found.takes_tips,
    takesMonthly: found.takes_monthly,
    closed: closedBecause(found, todayIn(site.timeZone)),
  }
}

type Dates = { status: string; teamStatus: string | null; startsOn: string | null; endsOn: string | null }

function closedBecause({ status, teamStatus, startsOn, endsOn }: Dates, today: string): string | null {
  if (teamStatus === 'archived') return givingMessages.archived
  if (status === 'closed' || (endsOn && endsOn < today)) return givingMessages.closed
  return startsOn && startsOn > today ? givingMessages.notOpen : null
}
