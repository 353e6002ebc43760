// npm run move:database
// Moves the database to NEW_DATABASE_URL while the site is up: reading never stops, writing for a moment. It may be interrupted.
import { openDatabase } from '#db/open.ts'
import { movedTo } from '#lib/backup/marker.ts'
import { isConnectionLost } from '#lib/connection-lost.ts'
import { openPool } from '#lib/db.ts'
import { fail, Stop } from '#lib/stop.ts'
import { readSettings, type Settings } from '../config.ts'
import { lockWrites, refuseWrites } from './move/source.ts'
import { copyTables } from './move/tables.ts'
import { beginTarget, completeTarget, goLiveThere } from './move/target.ts'
import { progressOfSteps } from './restore/progress.ts'

try {
  const settings = readSettings()
  const { newDatabase } = settings
  if (!newDatabase)
    throw new Stop(
      'Say where to: NEW_DATABASE_URL, as the application, and NEW_DATABASE_OWNER_URL, as the role that owns the tables, of an empty database.',
    )
  const [from, to] = [
    await openDatabase(settings),
    await openDatabase({ ...newDatabase, dataDir: settings.dataDir }),
  ]
  try {
    await move(from, to, settings)
  } finally {
    await from.close()
  }
} catch (error) {
  fail(
    isConnectionLost(error)
      ? new Stop(
          'A database went away. Nothing was changed where the site runs. Run this again: it continues.',
        )
      : error,
  )
}

type Addresses = { url: string; ownerUrl: string }

async function move(from: Addresses, to: Addresses, { dataDir }: Settings) {
  const [source, target] = [openPool(from.ownerUrl, 3), openPool(to.ownerUrl, 3)]
  const address = withoutPassword(to.url)
  try {
    const moved = await movedTo(source)
    if (moved && moved !== address) throw new Stop(`This database was moved to ${moved} already.`)
    if (!moved) {
      await beginTarget(source, target)
      await copyAll(source, target, address)
    }
    await goLiveThere(to, dataDir)
    console.log(moved ? 'It was moved already: there was nothing to copy.' : 'Moved, each table as it was.')
    console.log(
      `The live database is ${address} now. Until the processes are restarted, they read the old one and write nothing.`,
    )
    console.log(
      'Set DATABASE_URL and DATABASE_OWNER_URL to the new addresses, and restart all processes now.',
    )
  } finally {
    await source.end()
    await target.end()
  }
}

async function copyAll(
  source: ReturnType<typeof openPool>,
  target: ReturnType<typeof openPool>,
  address: string,
) {
  const [reading, writing] = [await source.connect(), await target.connect()]
  const { show, end } = progressOfSteps()
  try {
    await copyTables(reading, writing, { isLocked: false, progress: show })
    const began = performance.now()
    await lockWrites(reading)
    const changed = await copyTables(reading, writing, { isLocked: true, progress: show })
    await completeTarget(reading, writing)
    await refuseWrites(reading, address)
    await reading.query('commit')
    end()
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`Writes were paused for ${seconds} s, for ${changed} tables that had changed meanwhile.`)
  } finally {
    // Ends the sessions, and with the first its locks.
    reading.release(true)
    writing.release(true)
  }
}

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
