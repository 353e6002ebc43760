import { type Db, inTransaction } from '#lib/db.ts'
import { FileRefused } from '#lib/files/kinds/kind.ts'
import { newId } from '#lib/ids.ts'
import { addTask } from '#lib/queue.ts'
import { vault } from '../open.ts'
import { typeOfEntry } from './types.ts'

export type PackageEntry = { name: string; bytes: Buffer }

const most = { entries: 3_000, name: 500, bytes: 200 * 1024 * 1024 }

/**
 * Stores the files of a package, sealed like all files, one after another.
 * @param themeId null: it belongs to no site
 * @returns its id
 * @throws Refused with a sentence, for a file that no browser should get from us
 */
export async function storePackage(
  db: Db,
  themeId: string | null,
  entries: Iterable<PackageEntry> | AsyncIterable<PackageEntry>,
): Promise<string> {
  const refuseOdd = oddities()
  return inTransaction(db, async (trx) => {
    const { id } = await trx
      .insertInto('content_packages')
      .values({ theme_id: themeId })
      .returning('id')
      .executeTakeFirstOrThrow()
    for await (const entry of entries) {
      refuseOdd(entry)
      await storeEntry(trx, id, entry)
    }
    return id
  })
}

async function storeEntry(db: Db, packageId: string, { name, bytes }: PackageEntry) {
  const id = newId()
  const stored = await vault().save(id, bytes)
  await db
    .insertInto('content_package_entries')
    .values({
      ...{ id, package_id: packageId, name, type: typeOfEntry(name)!, bytes: bytes.length },
      ...{ store_key: stored.storeKey, key_id: stored.keyId, wrapped_key: stored.wrapped },
    })
    .execute()
}

/** Remembers what came before. If one is refused, the daily sweep deletes the bytes of those before it. */
function oddities() {
  const names = new Set<string>()
  let total = 0
  return ({ name, bytes }: PackageEntry) => {
    total += bytes.length
    if (names.size >= most.entries || total > most.bytes)
      throw new FileRefused('This package is too large. Remove what it does not need, and upload it again.')
    if (!isPlain(name))
      throw new FileRefused(`This package has a file with a name that we cannot serve: ${name.slice(0, 80)}`)
    if (!typeOfEntry(name))
      throw new FileRefused(
        `This package has a file of a kind that we do not serve: ${name.slice(0, 80)}. Remove it.`,
      )
    if (names.has(name)) throw new FileRefused('This package has two files with the same name. Rename one.')
    names.add(name)
  }
}

/** Names are never paths on a disk, but a browser resolves them: none may climb, or mean another in an address. */
const isPlain = (name: string) =>
  name.length > 0 &&
  name.length <= most.name &&
  !/[\p{Cc}\\?#%]/u.test(name) &&
  name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

/** Removes a package with its files. */
export async function removePackage(db: Db, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const gone = await trx
      .deleteFrom('content_package_entries')
      .where('package_id', '=', id)
      .returning('store_key as key')
      .execute()
    await trx.deleteFrom('content_packages').where('id', '=', id).execute()
    if (gone.length) await addTask(trx, 'files.erase', { keys: gone.map(({ key }) => key) })
  })
}
