// npm run import -- <file or URL> [--employer NAME] [--site DOMAIN] [--dialect NAME] [--confirm] [--report]
// Brings the jobs of one feed in, beside a running server or alone. Ends with 1 when the feed could not be read.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadCatalog } from '#catalog/load.ts'
import { openDatabase } from '#db/open.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { addressOf, FeedError, importFeed, prepareFeed, type RunSummary } from '#features/feeds/index.ts'
import { indexInThread } from '#features/job-search/index.ts'
import { openPool, queryBuilder } from '#lib/db.ts'
import { goAfterOthers } from '#lib/go-after-others.ts'
import { fail, Stop } from '#lib/stop.ts'
import { readSettings } from '../config.ts'
import { progressOf } from './import/progress.ts'
import { summaryLines } from './import/summary.ts'

const usage =
  'Say what to import: npm run import -- <file or URL> [--employer NAME] [--site DOMAIN] [--dialect NAME] [--confirm] [--report]'

indexInThread()
try {
  const { source, ...options } = readArguments()
  const run = await withDatabase((db, allowPrivate, signal) =>
    importNow(db, source, { ...options, allowPrivate, signal }),
  )
  for (const line of summaryLines(run, options.report)) console.log(line)
  if (!run.success) throw new Stop(`The import failed: ${run.failureReason}`)
} catch (error) {
  fail(error instanceof FeedError ? new Stop(error.message) : error)
}

type Options = { employer?: string; site?: string; dialect?: string; confirm: boolean; report: boolean }

function readArguments(): { source: string } & Options {
  const options = {
    employer: { type: 'string' },
    site: { type: 'string' },
    dialect: { type: 'string' },
    confirm: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [source, ...more] = positionals
    if (!source || more.length) throw new Stop(usage)
    return { ...values, source }
  } catch (error) {
    throw error instanceof Stop ? error : new Stop(`${(error as Error).message}\n${usage}`)
  }
}

type Db = ReturnType<typeof queryBuilder>

async function withDatabase<T>(
  work: (db: Db, allowPrivate: boolean, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const settings = readSettings()
  const database = await openDatabase(settings)
  goAfterOthers()
  const pool = openPool(database.directUrl, 6)
  const stopped = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort())
  try {
    await prepareDatabase(database, { work: loadCatalog })
    return await work(queryBuilder(pool), settings.allowPrivateAddresses, stopped.signal)
  } finally {
    await pool.end()
    await database.close()
  }
}

/** The site that the employer belongs to. */
async function themeOf(db: Db, domain: string): Promise<string> {
  const found = await db
    .selectFrom('theme_domains')
    .select('theme_id')
    .where('domain', '=', domain.toLowerCase())
    .executeTakeFirst()
  if (!found) throw new Stop(`No site answers at ${domain}.`)
  return found.theme_id
}

async function importNow(
  db: Db,
  source: string,
  options: Options & { allowPrivate: boolean; signal: AbortSignal },
): Promise<RunSummary> {
  const { employer, site, dialect, confirm, allowPrivate, signal } = options
  const web = /^(?:https?|file):/i.test(source)
  // npm and our starter change the folder; resolve paths from where the command was typed.
  const address = addressOf(web ? source : resolve(process.env.INIT_CWD ?? '.', source))
  const access = { allowFiles: true, allowPrivate, signal }
  const themeId = site ? await themeOf(db, site) : null
  const feedId = await prepareFeed(db, { address, employer, dialect, themeId }, access)
  const progress = progressOf(process.stdout)
  const run = await importFeed(db, feedId, { ...access, confirm, onProgress: progress.show }).finally(
    progress.end,
  )
  if (!run)
    throw new Stop(
      'This feed is being imported right now by another process. Try again when it has finished.',
    )
  return run
}
