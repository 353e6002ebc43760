// npm run restore -- --from FOLDER|s3://BUCKET/PREFIX [--erased FILE] [--verify]
// Restores a backup into an empty place, and checks it. --verify: into a temporary place, which is deleted again.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openDatabase } from '#db/open.ts'
import { openBackup } from '#lib/backup/contents.ts'
import { backupKey, fingerprint } from '#lib/backup/keys.ts'
import { targetOf } from '#lib/backup/target.ts'
import { isConnectionLost } from '#lib/connection-lost.ts'
import { keyRing } from '#lib/files/keys.ts'
import { openStore } from '#lib/files/open-store.ts'
import { StoreFault } from '#lib/files/store.ts'
import { fail, Stop } from '#lib/stop.ts'
import { readSettings, type Settings } from '../config.ts'
import { erasedListIn } from '../features/personal-data/index.ts'
import { erasedSince } from './restore/erase-again.ts'
import { restoreHere } from './restore/here.ts'
import { verify } from './restore/verify.ts'

const usage = 'Say from where: npm run restore -- --from FOLDER|s3://BUCKET/PREFIX [--erased FILE] [--verify]'

try {
  const { from, erased, isVerified } = readArguments()
  const settings = readSettings()
  const backup = await openBackup(targetOf(from, settings.backupS3), backupKey(settings.backupSecret))
  refuseUnknownKeys(settings, backup.contents.fileKeys)
  if (backup.contents.secretId !== fingerprint(backupKey(settings.secret)))
    console.log(
      'SECRET is another one than it was: everybody signs in again, and authenticator apps are set up again.',
    )
  if (isVerified) await verify(backup)
  else {
    const kept = erasedListIn(settings.dataDir)
    const since = await erasedSince(backup, erased ?? (existsSync(kept) ? kept : null))
    const database = await openDatabase(settings)
    try {
      await restoreHere(backup, database, openStore(settings.files), since)
    } finally {
      await database.close()
    }
    console.log(
      'It is a copy: it sends no mail and charges nobody. Where it replaces the original: npm run go-live',
    )
  }
} catch (error) {
  fail(inWords(error))
}

function inWords(error: unknown): unknown {
  const again = 'The restore was not completed: run it again, into the same place.'
  if (isConnectionLost(error)) return new Stop(`The database went away. ${again}`)
  return error instanceof StoreFault ? new Stop(`${error.message} ${again}`) : error
}

function readArguments() {
  const text = { type: 'string' } as const
  try {
    const options = { from: text, erased: text, verify: { type: 'boolean', default: false } } as const
    const { from, erased, verify: isVerified } = parseArgs({ options }).values
    if (!from) throw new Stop(usage)
    return { from, erased: erased ?? null, isVerified }
  } catch (error) {
    throw error instanceof Stop ? error : new Stop(`${(error as Error).message}\n${usage}`)
  }
}

function refuseUnknownKeys(settings: Settings, needed: string[]) {
  const { ids } = keyRing(settings.files.keys)
  const missing = needed.filter((id) => !ids.includes(id))
  if (missing.length)
    throw new Stop(
      `Files in this backup are sealed with the key ${missing.join(', ')}, which is not among FILE_KEY and SECRET. Add it to FILE_KEY, after the newest one.`,
    )
}
