// npm run search:verify -- [--repair]
// Compares the search cluster with the database by ranges of ids; --repair sends what differs again. Ends with 1 when something differs.
import { parseArgs } from 'node:util'
import { openDatabase } from '#db/open.ts'
import { verifySearch } from '#features/job-search/index.ts'
import { openPool, queryBuilder } from '#lib/db.ts'
import { fail, Stop } from '#lib/stop.ts'
import { readSettings } from '../config.ts'
import { bar, progressLine } from './progress-line.ts'

const usage = 'Usage: npm run search:verify -- [--repair]'
const shown = 20

try {
  const repair = readArguments()
  const settings = readSettings()
  if (!settings.search) throw new Stop('SEARCH_URL is not set, so there is no search cluster to compare.')
  const database = await openDatabase(settings)
  const pool = openPool(database.url, 4)
  const line = progressLine(process.stderr)
  try {
    const { jobs, ranges, wrong, waiting, difference } = await verifySearch(
      queryBuilder(pool),
      settings.search,
      {
        repair,
        report: (done, of) => line.show(() => `${bar(done / of)}  ${done} of ${of} ranges`),
      },
    )
    line.end()
    console.log(`Compared ${jobs} jobs in ${ranges} ranges. ${waiting} changes are on their way.`)
    for (const [what, ids] of Object.entries(difference))
      if (ids.length)
        console.log(
          `${ids.length} ${what}: ${ids.slice(0, shown).join(' ')}${ids.length > shown ? ' …' : ''}`,
        )
    if (!wrong) console.log('The search cluster has what the database has.')
    else if (repair) console.log('They will be sent again by the background work.')
    else throw new Stop(`${wrong} jobs differ. npm run search:verify -- --repair sends them again.`)
  } finally {
    line.end()
    await pool.end()
    await database.close()
  }
} catch (error) {
  fail(error)
}

function readArguments(): boolean {
  try {
    return parseArgs({ options: { repair: { type: 'boolean' } } }).values.repair ?? false
  } catch (error) {
    throw new Stop(`${(error as Error).message}\n${usage}`)
  }
}
