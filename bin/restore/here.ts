import type { OpenDatabase } from '#db/open.ts'
import { prepareDatabase } from '#db/prepare.ts'
import type { Backup } from '#lib/backup/contents.ts'
import { completeRestore, restoreBackup } from '#lib/backup/restore.ts'
import { openPool, queryBuilder } from '#lib/db.ts'
import type { FileStore } from '#lib/files/store.ts'
import { inScope } from '#lib/site-scope.ts'
import { Stop } from '#lib/stop.ts'
import { checkTrail, sealTrail } from '../../features/audit/index.ts'
import { checkLedger } from '../../features/donations/index.ts'
import { eraseAgain } from './erase-again.ts'
import { progressOfSteps } from './progress.ts'

/**
 * Restores a backup into an empty database and store, checks the audit trail and the books, and deletes people again who were
 * deleted since. Prints what was found, and how long it took.
 */
export async function restoreHere(
  backup: Backup,
  database: Pick<OpenDatabase, 'url' | 'ownerUrl'>,
  store: Pick<FileStore, 'put' | 'olderThan'>,
  erased: ReadonlySet<string>,
): Promise<void> {
  const began = performance.now()
  const progress = progressOfSteps()
  const owner = openPool(database.ownerUrl, 3)
  const pool = openPool(database.url, 2)
  try {
    await restoreBackup(backup, { pool: owner, store }, progress.show)
    progress.end()
    const { tables, files } = backup.contents
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`Restored ${rows} rows in ${tables.length} tables, each as it was, and ${files.count} files.`)
    await prepareDatabase(database, { isRestored: true })
    await check(queryBuilder(pool))
    const again = await eraseAgain(queryBuilder(pool), erased)
    if (again) console.log(`Deleted ${again} people again who were deleted after this backup was made.`)
    await completeRestore(owner)
  } finally {
    await owner.end()
    await pool.end()
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`Restored ${backup.name} in ${seconds} s.`)
}

async function check(db: ReturnType<typeof queryBuilder>) {
  await sealTrail(db)
  const { faults } = await checkTrail(db)
  if (faults.length) throw new Stop('The audit trail in this backup was changed. Use an earlier backup.')
  const wrong = await inScope(db, 'everywhere', checkLedger)
  for (const { what, id } of wrong) console.error(`${id}  ${what}`)
  if (wrong.length) throw new Stop(`${wrong.length} rows break a rule of money. Use an earlier backup.`)
  console.log('The audit trail and the books hold.')
}
