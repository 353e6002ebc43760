import { sql } from 'kysely'
import { todayIn } from '#features/themes/index.ts'
import { batched } from '#lib/batched.ts'
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

type Asked = { fundraiser: string | null; teamPage: string | null }

/**
 * The fundraiser or team page of this site that a gift is for; neither: the site itself.
 * @param look `lookTogether` for gifts
 * @throws Problem 404 for those of another site or drafts, Invalid for a team page of another fundraiser
 */
export async function targetOf(
  db: Db,
  site: Site,
  { fundraiser, teamPage }: Asked,
  look: (db: Db, theme: string, asked: Asked) => Promise<Found | null> = lookUp,
): Promise<Target> {
  if (!fundraiser && !teamPage) return wholeSite
  const found = await look(db, site.id, { fundraiser, teamPage })
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

const lookUp = async (db: Db, theme: string, asked: Asked): Promise<Found | null> =>
  (await foundOf(db, [{ ...asked, key: '', theme }]))[0] ?? null

const lookers = new WeakMap<Db, (key: string) => Promise<Found | null>>()

/** One look for gifts that come at the same time, many of them to the same team. */
export function lookTogether(db: Db, theme: string, { fundraiser, teamPage }: Asked): Promise<Found | null> {
  const look = lookers.get(db) ?? batched((keys) => foundByKey(db, keys), 2)
  lookers.set(db, look)
  return look(JSON.stringify([theme, fundraiser, teamPage]))
}

async function foundByKey(db: Db, keys: string[]): Promise<Map<string, Found>> {
  const asked = keys.map((key) => {
    const [theme, fundraiser, teamPage] = JSON.parse(key)
    return { key, theme, fundraiser, teamPage }
  })
  return new Map((await foundOf(db, asked)).map((found) => [found.key, found]))
}

type Found = {
  key: string
  id: string
  name: string
  status: string
  minimum_cents: number
  presets: number[]
  takes_tips: boolean
  takes_monthly: boolean
  startsOn: string | null
  endsOn: string | null
  teamId: string | null
  teamName: string | null
  teamSlug: string | null
  teamStatus: string | null
}

const foundOf = (db: Db, asked: (Asked & { key: string; theme: string })[]): Promise<Found[]> =>
  runPrepared(
    db,
    sql<Found>`
      select asked.key, f.id, f.name, f.status, f.minimum_cents, f.presets, f.takes_tips, f.takes_monthly,
        f.starts_on::text as "startsOn", f.ends_on::text as "endsOn",
        t.id as "teamId", t.name as "teamName", t.slug as "teamSlug", t.status as "teamStatus"
      from json_to_recordset(${JSON.stringify(asked)}::json)
        as asked (key text, theme uuid, fundraiser uuid, "teamPage" uuid)
      join fundraisers f on f.theme_id = asked.theme and f.status <> 'draft' and f.id = coalesce(
        asked.fundraiser, (select fundraiser_id from team_pages where id = asked."teamPage"))
      left join team_pages t on t.fundraiser_id = f.id and t.id = asked."teamPage"`,
  )

type Dates = { status: string; teamStatus: string | null; startsOn: string | null; endsOn: string | null }

function closedBecause({ status, teamStatus, startsOn, endsOn }: Dates, today: string): string | null {
  if (teamStatus === 'archived') return givingMessages.archived
  if (status === 'closed' || (endsOn && endsOn < today)) return givingMessages.closed
  return startsOn && startsOn > today ? givingMessages.notOpen : null
}
