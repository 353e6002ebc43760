// npm run check:audit [-- <seq>:<hash>]: verifies the chain of the audit trail, and an earlier link where one is given.
import { openDatabase } from '#db/open.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { openPool, queryBuilder } from '#lib/db.ts'
import { fail, Stop } from '#lib/stop.ts'
import { readSettings } from '../config.ts'
import { checkTrail, linkAt, sealTrail } from '../features/audit/index.ts'

const given = /^(\d{1,15}):([0-9a-f]{64})$/.exec(process.argv[2] ?? '')

try {
  if (process.argv[2] && !given)
    throw new Stop('Give an earlier link as this command printed it: npm run check:audit -- 1234:5f70…')
  const database = await openDatabase(readSettings())
  await prepareDatabase(database)
  const pool = openPool(database.url, 2)
  try {
    await report(queryBuilder(pool))
  } finally {
    await pool.end()
    await database.close()
  }
} catch (error) {
  fail(error)
}

async function report(db: ReturnType<typeof queryBuilder>) {
  await sealTrail(db)
  const { faults, last } = await checkTrail(db)
  for (const { seq, entryId, fault } of faults) console.error(`${seq ?? 'no link'}  ${entryId}  ${fault}`)
  if (given && (await linkAt(db, Number(given[1]))) !== given[2])
    throw new Stop(`The link ${given[1]} is another one than you noted: the chain was replaced.`)
  if (faults.length) throw new Stop('The audit trail was changed. Compare it with a backup.')
  console.log(
    last
      ? `The audit trail holds. Note its last link: ${last.seq}:${last.hash}`
      : 'The audit trail is empty.',
  )
}
