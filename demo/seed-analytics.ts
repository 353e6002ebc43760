import { sql } from 'kysely'
import { z } from 'zod'
import { bringHistory, type HistoryDay } from '#features/analytics/index.ts'
import type { Db } from '#lib/db.ts'
import { inScope } from '#lib/site-scope.ts'
import type { Brought } from './brought.ts'
import { readData } from './data.ts'

const Shares = z.record(z.string(), z.number())
const usual = readData(
  'analytics',
  z.object({
    /** how large a site is, by its slug */
    sites: Shares,
    perDay: Shares,
    searches: Shares,
    searchesWithoutResults: Shares,
    codes: Shares,
    /** of the first jobs, employers, trainings */
    share: z.array(z.number()),
  }),
)

const shownDays = 60
const dayMs = 86_400_000

/** Figures of the last sixty days, made up, except for gifts: those are the demo's own. Once. */
export async function seedAnalytics(
  db: Db,
  themeIds: Map<string, string>,
  brought: Brought,
  today: Date,
): Promise<void> {
  if (brought.has('analytics')) return
  const subjects = await subjectsOf(db)
  const days: HistoryDay[] = await giftsByDay(db, [...themeIds.values()])
  for (const [slug, size] of Object.entries(usual.sites)) {
    const siteId = themeIds.get(slug)
    if (!siteId) continue
    for (let ago = 0; ago <= shownDays; ago++) {
      const date = new Date(today.getTime() - ago * dayMs)
      const day = date.toISOString().slice(0, 10)
      for (const [kind, rate] of Object.entries(usual.perDay)) {
        const expected = rate * size * waveOf(date, ago)
        const events = Math.floor(
          expected * (0.8 + 0.4 * chance(`${slug} ${kind} ${day}`)) + chance(`${day} ${kind} ${slug}`),
        )
        if (events > 0)
          days.push({
            siteId,
            day,
            kind: kind as HistoryDay['kind'],
            events,
            subjects: partsOf(events, subjects[kind] ?? {}, day),
          })
      }
    }
  }
  await bringHistory(db, days)
  await brought.note('analytics')
}

/** Weekends are quiet, the sites grow, people come around Veterans Day, and today is not over. */
function waveOf(date: Date, ago: number): number {
  const isWeekend = [0, 6].includes(date.getUTCDay())
  const isVeteransWeek = date.getUTCMonth() === 10 && Math.abs(date.getUTCDate() - 11) <= 3
  const isOver = ago > 0 ? 1 : (date.getUTCHours() + 1) / 24
  return isOver * (isWeekend ? 0.6 : 1.1) * (isVeteransWeek ? 1.4 : 1) * (1 - ago * 0.004)
}

const partsOf = (events: number, shares: Record<string, number>, day: string) =>
  Object.fromEntries(
    Object.entries(shares)
      .map(
        ([subject, share]) =>
          [subject, Math.floor(events * share * 2 * chance(subject + day) + chance(day + subject))] as const,
      )
      .filter(([, part]) => part > 0),
  )

/** Always the same for the same words: between 0 and 1. */
function chance(words: string): number {
  let hash = 2_166_136_261
  for (const letter of words) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

async function subjectsOf(db: Db): Promise<Record<string, Record<string, number>>> {
  const occupations = await db
    .selectFrom('military_occupations')
    .distinctOn('code')
    .select(['id', 'code'])
    .where('code', 'in', Object.keys(usual.codes))
    .where('active', '=', true)
    .orderBy('code')
    .orderBy('id')
    .execute()
  const ranked = async (table: 'jobs' | 'employers' | 'trainings') => {
    const rows = await db.selectFrom(table).select('id').orderBy('id').limit(usual.share.length).execute()
    return Object.fromEntries(rows.map(({ id }, place) => [id, usual.share[place]!]))
  }
  const employers = await ranked('employers')
  return {
    searches: usual.searches,
    searchesWithoutResults: usual.searchesWithoutResults,
    codesTranslated: Object.fromEntries(occupations.map(({ id, code }) => [id, usual.codes[code]!])),
    jobViews: await ranked('jobs'),
    trainings: await ranked('trainings'),
    ...{ applications: employers, hires: employers, feedsRead: employers, feedsFailed: employers },
  }
}

/** As the gifts of the demo say, so that both screens say the same. */
const giftsByDay = (db: Db, sites: string[]): Promise<HistoryDay[]> =>
  inScope(db, sites, async (trx) => {
    const { rows } = await sql<{ siteId: string; day: string; fundraiser: string | null; cents: number }>`
      select theme_id as "siteId", (succeeded_at at time zone t.time_zone)::date::text as day, fundraiser_id as fundraiser,
        sum(amount_cents - refunded_cents) as cents
      from donations join themes t on t.id = theme_id
      where state = 'succeeded' and theme_id = any(${sites}::uuid[]) group by 1, 2, 3`.execute(trx)
    return [...Map.groupBy(rows, ({ siteId, day }) => `${siteId} ${day}`).values()].map((gifts) => ({
      ...{ siteId: gifts[0]!.siteId, day: gifts[0]!.day, kind: 'gifts' as const },
      events: gifts.reduce((sum, { cents }) => sum + cents, 0),
      subjects: Object.fromEntries(
        gifts.flatMap(({ fundraiser, cents }) => (fundraiser && cents > 0 ? [[fundraiser, cents]] : [])),
      ),
    }))
  })
