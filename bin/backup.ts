// npm run backup -- --to FOLDER|s3://BUCKET/PREFIX [--keep NUMBER]
// Writes a backup of database and files while the site runs, sealed with BACKUP_KEY, and deletes the oldest beyond --keep.
import { parseArgs } from 'node:util'
import { openDatabase } from '#db/open.ts'
import { backupKey, fingerprint } from '#lib/backup/keys.ts'
import { targetOf } from '#lib/backup/target.ts'
import { keepNewest, writeBackup } from '#lib/backup/write.ts'
import { openPool } from '#lib/db.ts'
import { openStore } from '#lib/files/open-store.ts'
import { fail, Stop } from '#lib/stop.ts'
import { readSettings } from '../config.ts'
import { megabytes } from './progress-line.ts'
import { progressOfSteps } from './restore/progress.ts'

const usage = 'Say where to: npm run backup -- --to FOLDER|s3://BUCKET/PREFIX [--keep NUMBER]'

try {
  const { to, keep } = readArguments()
  const settings = readSettings()
  const target = targetOf(to, settings.backupS3)
  const database = await openDatabase(settings)
  const pool = openPool(database.ownerUrl, 2)
  const key = backupKey(settings.backupSecret)
  const progress = progressOfSteps()
  try {
    const source = {
      pool,
      store: openStore(settings.files),
      key,
      secretId: fingerprint(backupKey(settings.secret)),
    }
    const { name, seconds, rows, files, bytes } = await writeBackup(source, target, progress.show)
    progress.end()
    console.log(
      `Backed up ${rows} rows and ${files} files (${megabytes(bytes)}) in ${seconds} s: ${target.address}/${name}`,
    )
    console.log(`It opens with the key ${fingerprint(key)} alone. Keep that key somewhere else.`)
    const removed = keep ? await keepNewest(target, keep) : []
    if (removed.length) console.log(`Deleted the oldest: ${removed.join(', ')}`)
  } finally {
    await pool.end()
    await database.close()
  }
} catch (error) {
  fail(error)
}

function readArguments(): { to: string; keep: number | null } {
  const text = { type: 'string' } as const
  try {
    const { to, keep } = parseArgs({ options: { to: text, keep: text } }).values
    if (!to) throw new Stop(usage)
    if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))
      throw new Stop(`--keep must be a number of backups from 1 to 9999.\n${usage}`)
    return { to, keep: keep === undefined ? null : Number(keep) }
  } catch (error) {
    throw error instanceof Stop ? error : new Stop(`${(error as Error).message}\n${usage}`)
  }
}
