// npm run bench:alerts -- --searches 1000000 --jobs 10000: matches new jobs against saved searches, as the task that writes
// the mails does, and compares a sample with running each search. Two cores, one of them PostgreSQL's.
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { loadCatalog } from '#catalog/load.ts'
import { matchDue } from '#features/saved-searches/index.ts'
import type { Db } from '#lib/db.ts'
import { equalOnSample } from './alerts/brute-force.ts'
import { addSearches } from './alerts/searches.ts'
import { withDatabase } from './database.ts'
import { addEmployers, addJobs, makeJobs, material } from './search/jobs.ts'

const { values } = parseArgs({
  options: {
    searches: { type: 'string', default: '1000000' },
    jobs: { type: 'string', default: '10000' },
    sample: { type: 'string', default: '400' },
  },
})
const [searches, jobs, sample] = [values.searches, values.jobs, values.sample].map(Number) as [
  number,
  number,
  number,
]
const soon = new Date(Date.now() + 3_600_000)

await withDatabase({ connections: 4 }, ({ db, pool }) => run(db, pool))

async function run(db: Db, pool: pg.Pool): Promise<void> {
  await loadCatalog(pool)
  const stuff = await material(db)
  await addJobs(db, await addEmployers(db, 200), makeJobs(stuff, jobs, Date.now()))
  console.error(`saved ${jobs} jobs`)
  const theme = await addSearches(db, stuff, searches)
  console.error(`saved ${searches} searches`)

  const began = performance.now()
  const cpu = process.cpuUsage()
  let [asked, found, matches, most] = [0, 0, 0, 0]
  for await (const page of matchDue(db, soon)) {
    asked += page.length
    for (const answer of page) {
      matches += answer.found.total
      if (answer.found.total) found++
    }
    most = Math.max(most, process.memoryUsage().rss)
  }
  const seconds = Number(((performance.now() - began) / 1000).toFixed(1))
  const { user, system } = process.cpuUsage(cpu)
  console.table({
    'searches asked': asked,
    'searches with new jobs': found,
    'searches a second': Math.round(asked / seconds),
    'seconds of CPU, PostgreSQL apart': Math.round((user + system) / 1e6),
    'memory at most, MB': Math.round(most / 1e6),
  })
  const { isEqual, bruteSeconds } = await equalOnSample(db, theme, soon, sample)
  console.log(
    `one search after the other: ${((bruteSeconds / sample) * 1000).toFixed(1)} ms each, ` +
      `${Math.round((bruteSeconds / sample) * searches)} s for all`,
  )
  console.log(JSON.stringify({ searches: asked, jobs, seconds, matches, equalOnSample: isEqual }))
}
