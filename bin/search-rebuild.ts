// npm run search:rebuild -- [--start-anew] [--local]
// Fills a new index in the search cluster beside the one that serves, and lets it take over. May be interrupted: it goes on where it
// stopped. --local fills the index in the database with the jobs that it lacks, before SEARCH_URL is unset for good.
import { parseArgs } from 'node:util'
import { openDatabase } from '#db/open.ts'
import { indexMissingHere, rebuildSearch } from '#features/job-search/index.ts'
import { openPool, queryBuilder } from '#lib/db.ts'
import { fail, Stop } from '#lib/stop.ts'
import { readSettings } from '../config.ts'
import { bar, progressLine } from './progress-line.ts'

const number = (count: number) => count.toLocaleString('en-US')
const usage = 'Usage: npm run search:rebuild -- [--start-anew] [--local]'

try {
  const { local, startAnew } = readArguments()
  const settings = readSettings()
  if (!local && !settings.search)
    throw new Stop(`SEARCH_URL is not set, so there is no search cluster to fill.\n${usage}`)
  const database = await openDatabase(settings)
  const pool = openPool(database.url, 6)
  const db = queryBuilder(pool)
  const line = progressLine(process.stderr)
  try {
    if (local) {
      const filled = await indexMissingHere(db, (filled) => line.show(() => `${number(filled)} jobs`))
      line.end()
      console.log(`The index in the database has all jobs; it lacked ${number(filled)}.`)
    } else {
      const began = Date.now()
      const { name, filled, resumed } = await rebuildSearch(db, database.url, settings.search!, {
        startAnew,
        report: ({ filled, total }) =>
          line.show(() => `${bar(total ? filled / total : 1)}  ${number(filled)} of ${number(total)} jobs`),
      })
      line.end()
      const seconds = Math.max(1, Math.round((Date.now() - began) / 1000))
      console.log(
        `${name} serves ${number(filled)} jobs${resumed ? ', begun by an earlier run' : ''} (${number(Math.round(filled / seconds))} a second).`,
      )
    }
  } finally {
    line.end()
    await pool.end()
    await database.close()
  }
} catch (error) {
  fail(error)
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { local: { type: 'boolean' }, 'start-anew': { type: 'boolean' } },
    })
    return { local: values.local ?? false, startAnew: values['start-anew'] ?? false }
  } catch (error) {
    throw new Stop(`${(error as Error).message}\n${usage}`)
  }
}
