import { createReadStream } from 'node:fs'
import { link, mkdir, open, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type FileStore, StoreFault } from '../files/store.ts'
import { Stop } from '../stop.ts'
import { type Backup, type Contents, openBackup } from './contents.ts'
import { counting, linesOf, type Place, writePart } from './parts.ts'

const list = 'files'
const pathOf = (folder: string, key: string) => join(folder, 'files', key.slice(0, 2), key)

export type Kept = { key: string; sha256: string; bytes: number }
type Progress = (bytes: number) => void

/**
 * Copies the files that the snapshot names, as the store has them: sealed. One that the backup before has is linked, so that a
 * nightly backup writes what is new, and each is complete.
 */
export async function copyFiles(
  client: pg.ClientBase,
  store: FileStore,
  place: Place,
  before: Backup | null,
  progress: Progress,
): Promise<Contents['files']> {
  const totals = { count: 0, bytes: 0, gone: 0 }
  const known = before ? keptIn(before) : null
  let last = await known?.next()
  async function* lines() {
    for await (const key of storeKeys(client)) {
      while (last && !last.done && last.value.key < key) last = await known!.next()
      const same = last && !last.done && last.value.key === key ? last.value : null
      const kept = (same && (await linked(before!, place, same))) ?? (await copied(store, place, key))
      if (!kept) {
        totals.gone++
        continue
      }
      totals.count++
      totals.bytes += kept.bytes
      progress(kept.bytes)
      yield Buffer.from(`${kept.key} ${kept.sha256} ${kept.bytes}\n`)
    }
  }
  await writePart(place, list, lines())
  await known?.return(undefined)
  return totals
}

/** In order; those of the snapshot. */
async function* storeKeys(client: pg.ClientBase): AsyncGenerator<string> {
  const rows = client.query(
    copyTo(`copy (select store_key collate "C" from files union
      select store_key collate "C" from content_package_entries order by 1) to stdout`),
  )
  let rest = ''
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    const keys = (rest + chunk.toString()).split('\n')
    rest = keys.pop()!
    yield* keys
  }
}

/** The files of a backup, by their keys in order. */
export async function* keptIn(backup: Place): AsyncGenerator<Kept> {
  for await (const line of linesOf(backup, list)) {
    const [key, sha256, bytes] = line.split(' ')
    yield { key: key!, sha256: sha256!, bytes: Number(bytes) }
  }
}

/** Null where the disk knows no links, or the file is not as it was. */
async function linked(before: Backup, place: Place, kept: Kept): Promise<Kept | null> {
  const [from, to] = [pathOf(before.folder, kept.key), pathOf(place.folder, kept.key)]
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  try {
    if ((await stat(from)).size !== kept.bytes) return null
    await link(from, to)
    return kept
  } catch {
    return null
  }
}

/** Null where it was deleted since the snapshot was taken. */
async function copied(store: FileStore, place: Place, key: string): Promise<Kept | null> {
  const path = pathOf(place.folder, key)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const counted = counting()
  try {
    const bytes = await store.get(key)
    const file = await open(path, 'w', 0o600)
    try {
      for await (const chunk of counted.through(bytes)) await file.writeFile(chunk)
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    if (error instanceof StoreFault && error.fault === 'missing') return null
    throw error
  }
  return { key, ...counted.result() }
}

/**
 * Gives the files of a backup to a store, each compared with what was written down of it.
 * @throws Stop at the first one that was changed or is missing
 */
export async function returnFiles(backup: Backup, store: Pick<FileStore, 'put'>, progress: Progress) {
  let count = 0
  for await (const kept of keptIn(backup)) {
    const counted = counting()
    const path = pathOf(backup.folder, kept.key)
    if ((await stat(path).catch(() => null))?.size !== kept.bytes) throw changed(kept)
    await store.put(kept.key, checked(counted.through(createReadStream(path) as AsyncIterable<Buffer>)))
    async function* checked(bytes: AsyncIterable<Buffer>) {
      yield* bytes
      if (counted.result().sha256 !== kept.sha256) throw changed(kept)
    }
    count++
    progress(kept.bytes)
  }
  if (count !== backup.contents.files.count) throw changed({ key: list })
}

const changed = ({ key }: { key: string }) =>
  new Stop(`The file ${key} of this backup is damaged or missing. Use another backup.`)

/** The backup that new ones share files with; none where it cannot be opened. */
export const backupBefore = (folder: string, key: Buffer): Promise<Backup | null> =>
  openBackup(folder, key).catch(() => null)
