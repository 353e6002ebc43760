import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type FileStore, StoreFault } from '../files/store.ts'
import { Stop } from '../stop.ts'
import { type Backup, type Contents, openBackup } from './contents.ts'
import { counting, linesOf, type Place, writePart } from './parts.ts'
import type { Target } from './shelf.ts'

const list = 'files'
const nameOf = (key: string) => `files/${key.slice(0, 2)}/${key}`
/** A bucket far away answers each request late. */
const atOnce = 8

export type Kept = { key: string; sha256: string; bytes: number }
type Progress = (bytes: number) => void

/**
 * Copies the files that the snapshot names, as the store has them: sealed. One that the backup before has is taken over from it,
 * so that a nightly backup sends what is new, and each is complete.
 */
export async function copyFiles(
  client: pg.ClientBase,
  store: FileStore,
  place: Place,
  before: Backup | null,
  progress: Progress,
): Promise<Contents['files']> {
  const totals = { count: 0, bytes: 0, gone: 0 }
  async function* lines() {
    for await (const some of inGroups(paired(storeKeys(client), before))) {
      const copies = some.map(
        async ([key, known]) =>
          (known && (await takenOver(before!, place, known))) ?? (await copied(store, place, key)),
      )
      for (const kept of await Promise.all(copies)) {
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
  }
  await writePart(place, list, lines())
  return totals
}

/** Each key with what the backup before has of it. Both are in order. */
async function* paired(keys: AsyncIterable<string>, before: Backup | null) {
  const known = before ? keptIn(before) : null
  let last = await known?.next()
  for await (const key of keys) {
    while (last && !last.done && last.value.key < key) last = await known!.next()
    const same = last && !last.done && last.value.key === key ? last.value : null
    yield [key, same] as const
  }
  await known?.return(undefined)
}

async function* inGroups<T>(all: AsyncIterable<T>): AsyncGenerator<T[]> {
  let group: T[] = []
  for await (const one of all) {
    group.push(one)
    if (group.length < atOnce) continue
    yield group
    group = []
  }
  if (group.length) yield group
}

/**
 * In order; those of the snapshot. Without `file_parcel_parts`: copies of a person's data, which are gone within three days and which
 * the person asks for again; a backup that is kept for weeks should not keep them (decision 419). Without `file_variants`, which are
 * made again of the pictures (decision 590).
 */
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

async function takenOver(before: Backup, place: Place, kept: Kept): Promise<Kept | null> {
  const from = { backup: before.name, bytes: kept.bytes }
  return (await place.shelf.takeOver(nameOf(kept.key), from)) ? kept : null
}

/** Null where it was deleted since the snapshot was taken. */
async function copied(store: FileStore, place: Place, key: string): Promise<Kept | null> {
  const counted = counting()
  try {
    await place.shelf.write(nameOf(key), counted.through(await store.get(key)))
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
  for await (const some of inGroups(keptIn(backup))) {
    await Promise.all(some.map((kept) => store.put(kept.key, checked(backup, kept))))
    count += some.length
    progress(some.reduce((sum, { bytes }) => sum + bytes, 0))
  }
  if (count !== backup.contents.files.count) throw changed({ key: list })
}

async function* checked({ shelf }: Backup, kept: Kept) {
  const counted = counting()
  try {
    yield* counted.through(await shelf.read(nameOf(kept.key)))
  } catch (error) {
    throw error instanceof StoreFault && error.fault === 'missing' ? changed(kept) : error
  }
  if (counted.result().sha256 !== kept.sha256) throw changed(kept)
}

const changed = ({ key }: { key: string }) =>
  new Stop(`The file ${key} of this backup is damaged or missing. Use another backup.`)

/** The backup that new ones share files with; none where it cannot be opened. */
export const backupBefore = (target: Target, key: Buffer): Promise<Backup | null> =>
  openBackup(target, key).catch(() => null)
