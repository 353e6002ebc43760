// npm run privacy:export -- --email ADDRESS --to FOLDER
// Writes everything that is stored about a person into a new folder: a page to read, JSON, and their files.
import { parseArgs } from 'node:util'
import { openDatabase } from '#db/open.ts'
import { openPool, queryBuilder } from '#lib/db.ts'
import { fail, Stop } from '#lib/stop.ts'
import { readSettings } from '../config.ts'
import { exportPerson } from '../features/personal-data/index.ts'
import { accountByEmail } from '../features/users/index.ts'

const usage = 'Usage: npm run privacy:export -- --email ADDRESS --to FOLDER'

try {
  const { email, to } = readArguments()
  const database = await openDatabase(readSettings())
  const pool = openPool(database.url, 2)
  try {
    const db = queryBuilder(pool)
    const account = await accountByEmail(db, email)
    if (!account) throw new Stop(`There is no account with the address ${email}.`)
    const { rows, sections, files } = await exportPerson(db, account, to).catch(notWritten)
    console.log(`Wrote ${rows} rows under ${sections} headings, and ${files} files: ${to}`)
    console.log('It is as confidential as the person: hand it over in a safe way, and delete it then.')
  } finally {
    await pool.end()
    await database.close()
  }
} catch (error) {
  fail(error)
}

function readArguments(): { email: string; to: string } {
  const text = { type: 'string' } as const
  try {
    const { email, to } = parseArgs({ options: { email: text, to: text } }).values
    if (!email || !to) throw new Stop(usage)
    return { email, to }
  } catch (error) {
    throw error instanceof Stop ? error : new Stop(`${(error as Error).message}\n${usage}`)
  }
}

function notWritten(error: NodeJS.ErrnoException): never {
  if (error.code === 'EEXIST') throw new Stop('This folder is there already. Name a new one.')
  if (error.code && ['EACCES', 'ENOENT', 'ENOSPC', 'EROFS'].includes(error.code))
    throw new Stop(`The copy cannot be written: ${error.message}`)
  throw error
}
