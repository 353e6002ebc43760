// npm run go-live -- [--yes]
// Says that this database is the live one, after a restore or a move: background work begins, waiting mail goes out.
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { sql } from 'kysely'
import { openDatabase } from '#db/open.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { audit } from '#lib/audit.ts'
import { type Db, openPool, queryBuilder } from '#lib/db.ts'
import { goLive, isLive } from '#lib/instance.ts'
import { fail, Stop } from '#lib/stop.ts'
import { readSettings } from '../config.ts'

const operator = null

try {
  const settings = readSettings()
  const database = await openDatabase(settings)
  await prepareDatabase(database)
  const pool = openPool(database.url, 2)
  try {
    await decide(queryBuilder(pool), settings)
  } finally {
    await pool.end()
    await database.close()
  }
} catch (error) {
  fail(error)
}

async function decide(db: Db, settings: ReturnType<typeof readSettings>) {
  if (await isLive(db, settings)) return console.log('This is the live database already.')
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from graphile_worker.jobs where attempts < max_attempts`.execute(db)
  console.log(
    `${rows[0]!.waiting} tasks wait here, mails among them, and begin at once. What the original did since the backup is done again: stop the original first.`,
  )
  if (!process.argv.includes('--yes')) await confirmed()
  await db.transaction().execute(async (trx) => {
    await goLive(trx, settings)
    await audit(trx, operator, { action: 'instance.live' })
  })
  console.log('This is the live database now. Background work begins within seconds.')
}

async function confirmed() {
  if (!stdin.isTTY) throw new Stop('Say --yes where nobody can be asked: npm run go-live -- --yes')
  const terminal = createInterface({ input: stdin, output: stdout })
  const answer = await terminal.question('Is the original stopped, and this the live one? (yes/no) ')
  terminal.close()
  if (answer.trim().toLowerCase() !== 'yes') throw new Stop('Nothing was changed: this remains a copy.')
}
