// npm run move:file-key
// Wraps the keys of all files with the newest key of FILE_KEY, while the site is up, so that older ones can go. It may be interrupted.
import { openDatabase } from '#db/open.ts'
import { openPool, queryBuilder } from '#lib/db.ts'
import { fail, Stop } from '#lib/stop.ts'
import { readSettings } from '../config.ts'
import { keepFilesIn, rewrapKeys } from '../features/files/index.ts'
import { bar, progressLine } from './progress-line.ts'

try {
  const settings = readSettings()
  keepFilesIn(settings)
  const database = await openDatabase(settings)
  const pool = openPool(database.url, 2)
  try {
    const line = progressLine(process.stdout)
    const { wrapped, failed, keyId } = await rewrapKeys(queryBuilder(pool), ({ done, of }) =>
      line.show(() => `${bar(done / of)}  ${done} of ${of} files`),
    )
    line.end()
    if (failed)
      throw new Stop(
        `${failed} files could not be opened with any key of FILE_KEY and SECRET. Add the key that is missing to FILE_KEY, after the newest one, and run this again.`,
      )
    console.log(
      wrapped
        ? `Wrapped the keys of ${wrapped} ${wrapped === 1 ? 'file' : 'files'}.`
        : 'There was nothing to do.',
    )
    console.log(`All files open with the key ${keyId} alone: the older ones can go from FILE_KEY.`)
  } finally {
    await pool.end()
    await database.close()
  }
} catch (error) {
  fail(error)
}
