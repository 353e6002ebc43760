// Run by full-disk.test.ts on a small disk of its own: a PostgreSQL there, and commands to fill the disk and to make room again.
import { closeSync, openSync, writeSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { openPool } from '#lib/db.ts'
import { installQueue } from '#lib/queue.ts'

const disk = process.env.disk!
const ballast = join(disk, 'ballast')
const settings = { max_connections: '40', shared_buffers: '64MB', max_wal_size: '64MB', min_wal_size: '32MB' }
const database = await openEmbedded({ folder: join(disk, 'db'), settings })
const pool = openPool(database.url, 2)
await migrate(pool)
await installQueue(pool)
await pool.end()
console.log(database.url)

// As a supervisor does: without room for its log PostgreSQL ends itself.
const reviving = setInterval(() => void database.revive?.().catch(() => {}), 500)

for await (const command of createInterface(process.stdin)) {
  if (command === 'fill') fillDisk(ballast)
  if (command === 'free') await rm(ballast, { force: true })
  console.log(command)
}
clearInterval(reviving)
await database.close()
process.exit()

/** Writes to this file until the disk takes no more. */
function fillDisk(file: string): void {
  const ballast = openSync(file, 'a')
  try {
    for (const size of [1 << 20, 1 << 12]) {
      const block = Buffer.alloc(size, 1)
      try {
        for (;;) writeSync(ballast, block)
      } catch (error) {
        if ((error as { code?: string }).code !== 'ENOSPC') throw error
      }
    }
  } finally {
    closeSync(ballast)
  }
}
