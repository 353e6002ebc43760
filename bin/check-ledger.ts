// npm run check:ledger: looks for anything in the books of money that cannot be; prints the rows and ends with 1.
import { openDatabase } from '#db/open.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { openPool, queryBuilder } from '#lib/db.ts'
import { inScope } from '#lib/site-scope.ts'
import { fail, Stop } from '#lib/stop.ts'
import { readSettings } from '../config.ts'
import { checkLedger } from '../features/donations/index.ts'

try {
  const database = await openDatabase(readSettings())
  await prepareDatabase(database)
  const pool = openPool(database.url, 2)
  try {
    const faults = await inScope(queryBuilder(pool), 'everywhere', checkLedger)
    for (const { what, id } of faults) console.error(`${id}  ${what}`)
    if (faults.length) throw new Stop(`${faults.length} rows break a rule of money.`)
    console.log('The books hold.')
  } finally {
    await pool.end()
    await database.close()
  }
} catch (error) {
  fail(error)
}
