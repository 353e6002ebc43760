// npm run privacy:erase -- --email ADDRESS [--yes]
// Deletes a person's account and what is stored about them, wherever it is. It cannot be undone.
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#db/open.ts'
import { openPool, queryBuilder } from '#lib/db.ts'
import { Problem } from '#lib/problem.ts'
import { fail, Stop } from '#lib/stop.ts'
import { readSettings } from '../config.ts'
import { accountByEmail } from '../features/users/index.ts'
import { eraseAgain } from './restore/erase-again.ts'

const usage = 'Usage: npm run privacy:erase -- --email ADDRESS [--yes]'

try {
  const { email, isSure } = readArguments()
  const database = await openDatabase(readSettings())
  const pool = openPool(database.url, 2)
  try {
    const db = queryBuilder(pool)
    const account = await accountByEmail(db, email)
    if (!account) throw new Stop(`There is no account with the address ${email}.`)
    if (!isSure) await confirmed(email)
    await eraseAgain(db, [account.id])
    console.log(`Deleted the account ${account.id} and what was stored about it.`)
    console.log(
      'The audit trail and the books keep this id, and no name. Backups keep the person until they are deleted.',
    )
  } finally {
    await pool.end()
    await database.close()
  }
} catch (error) {
  fail(error instanceof Problem ? new Stop(error.message) : error)
}

function readArguments(): { email: string; isSure: boolean } {
  try {
    const options = { email: { type: 'string' }, yes: { type: 'boolean', default: false } } as const
    const { email, yes } = parseArgs({ options }).values
    if (!email) throw new Stop(usage)
    return { email, isSure: yes }
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
