// One import in a process of its own, so that its memory can be told: node bench/import/run.ts <file>, with DATABASE_URL.
import { addressOf, importFeed, prepareFeed } from '#features/feeds/index.ts'
import { indexInThread } from '#features/job-search/index.ts'
import { openPool, queryBuilder } from '#lib/db.ts'

const pool = openPool(process.env.DATABASE_URL!, 6)
const db = queryBuilder(pool)
const feed = await prepareFeed(
  db,
  { address: addressOf(process.argv[2]!), employer: 'Bench' },
  { allowFiles: true },
)
indexInThread()
const baseMB = Math.round(process.memoryUsage.rss() / 2 ** 20)
const run = (await importFeed(db, feed, { allowFiles: true, confirm: true }))!
await pool.end()
const { read, added, changed, unchanged, seconds, success, failureReason } = run
const peakMB = Math.round(process.resourceUsage().maxRSS / 1024)
console.log(
  JSON.stringify({ read, added, changed, unchanged, seconds, success, failureReason, peakMB, baseMB }),
)
