// npm run bench:giving -- --gifts 3000 --kills 200: gifts a second over HTTP, on all teams and on one, and what is left of the
// books after server and worker were killed at random moments.
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { inScope } from '#lib/site-scope.ts'
import { serving } from '#test/faults/server-process.ts'
import { ensureBuilt } from '../bin/build.ts'
import { checkLedger } from '../features/donations/index.ts'
import { withDatabase } from './database.ts'
import { clientAt } from './giving/client.ts'
import { killRuns } from './giving/kills.ts'
import { rate } from './giving/rate.ts'
import { addSite } from './site.ts'

const { values } = parseArgs({
  options: { gifts: { type: 'string', default: '3000' }, kills: { type: 'string', default: '200' } },
})
const [gifts, kills] = [Number(values.gifts), Number(values.kills)]
const connections = 16

await ensureBuilt()
await withDatabase({ connections: 4 }, async ({ db, url }) => {
  const teams = await addScene(db)
  const server = await serving(url, { WORKER: 'inside' })
  try {
    const client = clientAt(server.origin, connections)
    await client.open()
    await rate(client, teams, 10 * connections, connections)
    const all = await rate(client, teams, gifts, connections)
    const hot = await rate(client, teams.slice(0, 1), gifts, connections)
    await client.close()
    const backgroundSeconds = await secondsUntilIdle(db)
    const thanked = await killRuns(server, teams[0]!, kills)
    const books = await inScope(db, 'everywhere', (trx) => booksAfter(trx, thanked))
    const { perSecond: donationsPerSecond, p99 } = all
    const result = {
      bench: 'giving',
      donationsPerSecond,
      p99,
      hotTeamPerSecond: hot.perSecond,
      backgroundSeconds,
      killRuns: kills,
      ...books,
    }
    console.log(JSON.stringify(result))
  } finally {
    await server.close()
  }
})

/** How long receipts, events of the provider and mails take that gave way to gifts. */
async function secondsUntilIdle(db: Db): Promise<number> {
  const began = performance.now()
  const left = sql<{ isIdle: boolean }>`
    select not exists (select from receipts_due) and not exists (select from demo_events)
      and not exists (select from graphile_worker.jobs where run_at <= now()) as "isIdle"`
  while (!(await left.execute(db)).rows[0]!.isIdle) await setTimeout(100)
  return Math.round((performance.now() - began) / 100) / 10
}

/** A site with one fundraiser and fifty teams. */
async function addScene(db: Db): Promise<Record<string, string>[]> {
  const theme = await addSite(db, { donations: true })
  const { id: fundraiser } = await db
    .insertInto('fundraisers')
    .values({ theme_id: theme, name: 'Ruck march', type: 'event', status: 'live' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ id: string }>`
    insert into team_pages (theme_id, fundraiser_id, slug, name)
    select ${theme}, ${fundraiser}, 'team-' || n, 'Team ' || n from generate_series(1, 50) n returning id`.execute(
    db,
  )
  return rows.map(({ id }) => ({ fundraiser, teamPage: id }))
}

/** What the provider has beside what we have. */
async function booksAfter(db: Db, thanked: string[]) {
  const one = async (query: ReturnType<typeof sql<{ n: number }>>) =>
    Number((await query.execute(db)).rows[0]!.n)
  const faults = await checkLedger(db)
  for (const { what, id } of faults) console.error(`${id}  ${what}`)
  return {
    doubleCharges: await one(sql`
      select coalesce(sum(charges - 1), 0) as n from (
        select count(*) as charges from donations d join demo_charges c on c.key = d.payment_id::text and c.status = 'succeeded'
        group by d.donor ->> 'email' having count(*) > 1) twice`),
    lost: await one(sql`
      select count(*) as n from unnest(${thanked}::text[]) as told (email)
      where not exists (select from donations d where d.donor ->> 'email' = told.email and d.state = 'succeeded')`),
    ledgerDifference: await one(sql`
      select abs((select coalesce(sum(cents - refunded_cents), 0) from demo_charges where status = 'succeeded')
        - (select coalesce(sum(cents), 0) from ledger_entries)) as n`),
    faults: faults.length,
  }
}
