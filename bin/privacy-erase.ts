// npm run privacy:erase -- --email ADDRESS [--yes]
// Deletes a person's account and what is stored about them, wherever it is. It cannot be undone.
// --again FILE: deletes those again who are in a list of erased people, after a database was set back by other means than ours.
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#db/open.ts'
import { type Db, openPool, queryBuilder } from '#lib/db.ts'
import { Problem } from '#lib/problem.ts'
import { fail, Stop } from '#lib/stop.ts'
import { readSettings } from '../config.ts'
import { erasedListIn, listErased } from '../features/personal-data/index.ts'
import { accountByEmail } from '../features/users/index.ts'
import { eraseAgain, listedIn } from './restore/erase-again.ts'

const usage = 'Usage: npm run privacy:erase -- --email ADDRESS [--yes], or --again FILE'

try {
  const { email, again, isSure } = readArguments()
  const settings = readSettings()
  const database = await openDatabase(settings)
  const pool = openPool(database.url, 2)
  try {
    const db = queryBuilder(pool)
    if (email) await erase(db, email, isSure)
    else console.log(`Deleted ${await eraseAgain(db, await listedIn(again!))} people again.`)
    await listErased(db, erasedListIn(settings.dataDir))
  } finally {
    await pool.end()
    await database.close()
  }
} catch (error) {
  fail(error instanceof Problem ? new Stop(error.message) : error)
}

async function erase(db: Db, email: string, isSure: boolean) {
  const account = await accountByEmail(db, email)
  if (!account) throw new Stop(`There is no account with the address ${email}.`)
  if (!isSure) await confirmed(email)
  await eraseAgain(db, [account.id])
  console.log(`Deleted the account ${account.id} and what was stored about it.`)
  console.log(
    'The audit trail and the books keep this id, and no name. Backups keep the person until they are deleted.',
  )
}

function readArguments() {
  const text = { type: 'string' } as const
  try {
    const options = { email: text, again: text, yes: { type: 'boolean', default: false } } as const
    const { email, again, yes } = parseArgs({ options }).values
    if (Boolean(email) === Boolean(again)) throw new Stop(usage)
    return { email, again, isSure: yes }
  } catch (error) {
    throw error instanceof Stop ? error : new Stop(`${(error as Error).message}\n${usage}`)
  }
}

async function confirmed(email: string) {
  if (!stdin.isTTY) throw new Stop('Say --yes where nobody can be asked.')
  const terminal = createInterface({ input: stdin, output: stdout })
  const answer = await terminal.question(`Delete everything about ${email}? Type the address again: `)
  terminal.close()
  if (answer.trim().toLowerCase() !== email.toLowerCase()) throw new Stop('Nothing was deleted.')
}
