// npm run privacy:retention -- [--dry-run]
// Deletes what is over by the RETAIN_… settings, as the nightly task does. --dry-run: lists it and deletes nothing.
import { parseArgs } from 'node:util'
import { openDatabase } from '#db/open.ts'
import { openPool, queryBuilder } from '#lib/db.ts'
import { expired } from '#lib/retention.ts'
import { fail, Stop } from '#lib/stop.ts'
import { readSettings } from '../config.ts'
import { features } from '../features/list.ts'

try {
  const isDry = readArguments()
  const settings = readSettings()
  const { retention } = features({ development: false, demo: false })
  for (const { setting, what } of retention) {
    const days = settings.retention[setting]
    console.log(`${what}: ${days === null ? `kept (${setting} is not set)` : `${days} days`}`)
  }
  const database = await openDatabase(settings)
  const pool = openPool(database.url, 2)
  const counts = new Map<string, number>()
  try {
    const found = expired(queryBuilder(pool), retention, settings.retention, { isDry })
    for await (const { rule, ids } of found) {
      counts.set(rule.what, (counts.get(rule.what) ?? 0) + ids.length)
      for (const id of ids) console.log(`${rule.table} ${id}`)
    }
  } finally {
    await pool.end()
    await database.close()
  }
  for (const [what, count] of counts) console.log(`${what}: ${count} ${isDry ? 'would go' : 'deleted'}`)
  if (!counts.size) console.log('Nothing is over.')
} catch (error) {
  fail(error)
}

function readArguments(): boolean {
  try {
    return parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } }).values['dry-run']
  } catch (error) {
    throw new Stop(`${(error as Error).message}\nUsage: npm run privacy:retention -- [--dry-run]`)
  }
}
