// npm run bench:load -- --minutes N: 60 % searches, 20 % job pages, 10 % pages, 5 % signed-in lists, 3 % writes, 1 % sign-ins and 1 %
// uploads arrive at random at 1, 2 and 4 processes behind nginx, with and without a replica, on a million jobs and members, faster and
// faster until it bends; then twice that, and what comes after it. --jobs, --members: other sizes; --data FOLDER keeps them for the next
// run; --processes 1,2; --replica no; --rate: requests a second to begin with; --soak MINUTES: only that, at --rate. The last line is
// JSON.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadCatalog } from '#catalog/load.ts'
import { asApplication } from '#db/application-role.ts'
import { homeFor } from '#db/home.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { applicationAt, follower } from '#test/replication.ts'
import { ensureBuilt } from '../bin/build.ts'
import { withDatabase } from './database.ts'
import { arrive, byKind, isFailed, isShed, summary, warm } from './load/arrivals.ts'
import { hasNginx, openSite, postmasterOf, type Site } from './load/machines.ts'
import { between, measure, type Part } from './load/meter.ts'
import { type Audience, audience, type Result } from './load/requests.ts'
import { type Scene, seed } from './load/seed.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '12' },
    jobs: { type: 'string', default: '1000000' },
    members: { type: 'string', default: '1000000' },
    processes: { type: 'string', default: '1,2,4' },
    replica: { type: 'string', default: 'both' },
    data: { type: 'string' },
    soak: { type: 'string' },
    rate: { type: 'string', default: '0' },
  },
})
const [jobs, members, minutes] = [Number(values.jobs), Number(values.members), Number(values.minutes)]
const sizes = values.processes.split(',').map(Number)
const withReplica = { both: [false, true], no: [false], yes: [true] }[values.replica] ?? [false]
/** A run has up to this many rates, and the last configuration a time of too much and one after it. */
const steps = 7
const seconds = Math.max(5, (minutes * 60) / (sizes.length * withReplica.length * steps + 4))
const [firstRate, growth] = [Number(values.rate) || 20, 1.6]
const slowMs = 1_000

if (!hasNginx) console.log('nginx is not installed: the first process is asked directly.')
await ensureBuilt()
await withDatabase({ connections: 4, ...(values.data && { keptIn: values.data }) }, async (database) => {
  const { url: ownerUrl, pool, dataDir } = database
  const databaseUrl = await asApplication(ownerUrl)
  await prepareDatabase({ url: databaseUrl, ownerUrl }, { work: loadCatalog })
  await loadCatalog(pool)
  const began = performance.now()
  const scene = await seed(database, jobs, members)
  console.error(`seeded in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  const folder = join(dataDir, 'db')
  const primary = { url: ownerUrl, applicationUrl: databaseUrl, folder }
  const postgres = { name: 'PostgreSQL', pids: await postmasterOf((await homeFor(folder)).data) }
  if (values.soak) {
    const site = await openSite({ databaseUrl, ownerUrl, readUrl: null, processes: sizes.at(-1)! })
    try {
      await soak(site, [postgres], scene, Number(values.soak))
    } finally {
      await site.close()
    }
    return
  }
  const found: object[] = []
  for (const isReplicated of withReplica) {
    const slot = `load_${process.pid}`
    const standby = isReplicated ? await follower(primary, slot) : null
    try {
      const parts = [
        postgres,
        ...(standby
          ? [{ name: 'replica', pids: await postmasterOf((await homeFor(standby.folder)).data) }]
          : []),
      ]
      const readUrl = standby && applicationAt(primary, standby)
      for (const processes of sizes) {
        const site = await openSite({ databaseUrl, ownerUrl, readUrl, processes })
        try {
          found.push({ processes, replica: isReplicated, ...(await bend(site, parts, scene)) })
        } finally {
          await site.close()
        }
      }
    } finally {
      await standby?.remove()
      if (standby) await pool.query('select pg_drop_replication_slot($1)', [slot]).catch(() => {})
    }
  }
  console.log(JSON.stringify({ bench: 'load', jobs, members, seconds: Math.round(seconds), found }))
})

/** Faster and faster until answers are late or refused; then twice what it could carry, and what comes after it. */
async function bend(site: Site, parts: Part[], scene: Scene) {
  const all = [...site.parts, ...parts, { name: 'load itself', pids: [process.pid] }]
  const people = await audience(site.origin, scene)
  try {
    await warm(people, 300 * (site.parts.length - 2))
    let carried: (ReturnType<typeof summary> & { rate: number; parts: object }) | null = null
    for (let step = 0, rate = firstRate; step < steps; step++, rate = Math.round(rate * growth)) {
      const { results, used } = await run(people, all, rate, seconds)
      const row = { rate, ...summary(results, seconds) }
      console.log(JSON.stringify({ processes: site.parts.length - 2, ...row, parts: used }))
      const isBent = row.p95 > slowMs || row.shed + row.failed > results.length / 100
      if (isBent) break
      carried = { ...row, parts: used }
      console.table(byKind(results, seconds))
    }
    const rate = carried?.rate ?? firstRate / growth
    return { carried, overload: await overload(people, all, rate) }
  } finally {
    await people.close()
  }
}

async function run(people: Audience, all: Part[], rate: number, time: number) {
  await people.prepare(Math.ceil(rate * time * 0.006) + 2)
  const before = await measure(all)
  const began = performance.now()
  const results = await arrive(people, rate, time)
  const used = between(before, await measure(all), (performance.now() - began) / 1000)
  return { results, used }
}

/** Twice what it can carry, and a third of it right after: how soon is it well again? */
async function overload(people: Audience, all: Part[], rate: number) {
  const { results, used } = await run(people, all, rate * 2, seconds)
  const after = await arrive(people, Math.max(5, rate / 3), 10)
  console.log(`Twice ${rate} a second, parts: ${JSON.stringify(used)}`)
  console.table(byKind(results, seconds))
  const important = results.filter(({ kind }) => ['payment', 'sign-in', 'write', 'upload'].includes(kind))
  const sheds = results.filter(isShed)
  const lastBad = after.filter((result) => isShed(result) || isFailed(result) || result.ms > slowMs)
  return {
    rate: rate * 2,
    ...summary(results, seconds),
    important: { sent: important.length, ...summary(important, seconds) },
    withRetryAfter: sheds.filter(({ hasRetryAfter }) => hasRetryAfter).length,
    wellAgainAfterMs: Math.round(Math.max(0, ...lastBad.map(({ at }: Result) => at))),
  }
}

/** Half an hour at a third of what it can carry: memory and handles, minute by minute. */
async function soak(site: Site, parts: Part[], scene: Scene, time: number) {
  const all = [...site.parts, ...parts]
  const people = await audience(site.origin, scene)
  const rate = Number(values.rate) || 10
  const rows: object[] = []
  for (let minute = 0; minute < time; minute++) {
    const { results, used } = await run(people, all, rate, 60)
    const row = { minute, ...summary(results, 60) }
    console.log(JSON.stringify({ ...row, used }))
    rows.push({ ...row, used })
  }
  await people.close()
  console.log(JSON.stringify({ bench: 'soak', rate, minutes: time, first: rows[0], last: rows.at(-1) }))
}
