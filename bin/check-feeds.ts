// npm run check:feeds -- <folder>: imports every feed below a folder into a database of its own, three times: whole, whole
// again, and cut in the middle. Prints how much of each was understood; ends with 1 when one was not.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { loadCatalog } from '#catalog/load.ts'
import { openEmbedded, removeEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { addressOf, importFeed, prepareFeed } from '#features/feeds/index.ts'
import { openPool, queryBuilder } from '#lib/db.ts'
import { fail, Stop } from '#lib/stop.ts'

const wanted = 0.95
const widths = [38, 30, 6, 7, 8, 8, 22]
const row = (cells: string[]) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' ')
const isFeed = /\.(xml|json|jsonl|csv|rss|html?|gz|zip)$/i

try {
  const [folder] = process.argv.slice(2)
  if (!folder)
    throw new Stop(
      'Pass the folder of the feeds: npm run check:feeds -- <folder>. Those that no rule was made for are in features/feeds/held-out.',
    )
  const names = (await readdir(folder, { recursive: true })).filter((name) => isFeed.test(name)).sort()
  if (!names.length) throw new Stop(`There are no feeds in ${folder}.`)
  const failed = await withDatabase((db, scratch) =>
    checkAll(
      db,
      scratch,
      names.map((name) => join(folder, name)),
    ),
  )
  if (failed.length) throw new Stop(`Failed: ${failed.join(', ')}`)
} catch (error) {
  fail(error)
}

type Db = ReturnType<typeof queryBuilder>

async function withDatabase<T>(work: (db: Db, scratch: string) => Promise<T>): Promise<T> {
  const scratch = await mkdtemp(join(tmpdir(), 'muster-check-feeds-'))
  const database = await openEmbedded({
    folder: join(scratch, 'db'),
    settings: { fsync: 'off' },
    temporary: true,
  })
  const pool = openPool(database.url)
  try {
    await migrate(pool)
    await loadCatalog(pool)
    return await work(queryBuilder(pool), scratch)
  } finally {
    await pool.end()
    await database.close()
    await removeEmbedded(join(scratch, 'db'))
    await rm(scratch, { recursive: true, force: true })
  }
}

async function checkAll(db: Db, scratch: string, paths: string[]): Promise<string[]> {
  const failed: string[] = []
  const all = { fields: 0, mapped: 0 }
  console.log(row(['feed', 'form', 'jobs', 'fields', 'mapped', 'again', 'cut', 'not mapped · left out']))
  for (const path of paths) {
    const { cells, good, fields, mapped } = await check(db, scratch, path)
    console.log(row([basename(path), ...cells]))
    if (!good) failed.push(basename(path))
    all.fields += fields
    all.mapped += mapped
  }
  const share = all.fields ? ((all.mapped / all.fields) * 100).toFixed(1) : '0.0'
  console.log(`In all: ${all.mapped} of ${all.fields} fields meant for people were understood, ${share} %.`)
  return failed
}

async function check(db: Db, scratch: string, path: string) {
  const copy = join(scratch, basename(path))
  const content = await readFile(path)
  const read = async (bytes: Buffer) => {
    await writeFile(copy, bytes)
    const feed = await prepareFeed(
      db,
      { address: addressOf(copy), employer: `Check ${basename(path)}` },
      { allowFiles: true },
    )
    return (await importFeed(db, feed, { allowFiles: true }))!
  }
  const first = await read(content)
  const again = await read(content)
  const cut = await read(content.subarray(0, Math.floor(content.length * 0.6)))
  const mapping = first.mapping
  const calm = again.success && again.added + again.changed + again.gone === 0
  const kept = cut.expired === 0 && (!cut.success || cut.gone < first.read)
  const left = mapping?.aside.map(({ path: left, reason }) => `${left} (${reason})`) ?? []
  return {
    ...{ fields: mapping?.fields ?? 0, mapped: mapping?.mapped ?? 0 },
    good: first.success && (mapping?.share ?? 0) >= wanted && calm && kept,
    cells: [
      first.success ? first.dialect! : `failed: ${first.failureReason}`,
      String(first.added),
      mapping ? `${mapping.mapped}/${mapping.fields}` : '',
      mapping ? `${(mapping.share * 100).toFixed(1)} %` : '',
      calm ? 'nothing' : `${again.added} new, ${again.changed} changed`,
      cut.success ? `${cut.gone} gone, ${cut.expired} expired` : 'refused',
      [mapping?.unmapped.join(', ') || '-', left.join(', ') || '-'].join(' · '),
    ],
  }
}
