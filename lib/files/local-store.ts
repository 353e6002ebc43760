import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inTime, patient } from './patient.ts'
import { checkKey, type FileStore, StoreFault } from './store.ts'

/** A network disk may stop responding. */
const usualPatience = 20_000

/** Files in a folder. They are written to a temporary file, synced and renamed, so that no partial file is ever visible. */
export function localStore(folder: string, patience = usualPatience): FileStore {
  const aside = join(folder, 'incoming')
  const shelf = (key: string) => join(folder, checkKey(key).slice(0, 2))
  const place = (key: string) => join(shelf(key), key)

  return {
    staging: null,

    async put(key, sealed) {
      const part = join(aside, checkKey(key))
      try {
        await mkdir(aside, { recursive: true, mode: 0o700 })
        await mkdir(shelf(key), { recursive: true, mode: 0o700 })
        // What a process that was killed left of it: a restore writes the same key again.
        await rm(part, { force: true })
        await inTime(writeDurably(part, patient(sealed, patience)), 2 * patience)
        await rename(part, place(key))
        await syncFolder(shelf(key))
      } catch (error) {
        await rm(part, { force: true }).catch(() => {})
        throw faultOf(error)
      }
    },

    async get(key, range) {
      const part = range && { start: range.first, end: range.last }
      const stream = createReadStream(place(key), { highWaterMark: 256 * 1024, ...part })
      return faultsNamed(patient(stream as AsyncIterable<Buffer>, patience))
    },

    async remove(key) {
      await rm(place(key), { force: true })
      await rm(join(aside, key), { force: true })
    },

    async *olderThan(moment) {
      for (const shelfName of await namesIn(folder))
        for (const key of await namesIn(join(folder, shelfName))) {
          const found = await stat(join(folder, shelfName, key)).catch(() => null)
          if (found && found.mtime < moment) yield key
        }
    },
  }
}

async function writeDurably(path: string, bytes: AsyncIterable<Buffer>) {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of bytes) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename is durable only once its folder is synced. */
async function syncFolder(path: string) {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

async function* faultsNamed(stream: AsyncIterable<Buffer>) {
  try {
    yield* stream
  } catch (error) {
    throw faultOf(error)
  }
}

const namesIn = (folder: string) => readdir(folder).catch(() => [] as string[])

const noRoom = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOTDIR']

/** Turns file system errors into faults of the store; other errors are returned unchanged. */
function faultOf(error: unknown) {
  const { code } = error as NodeJS.ErrnoException
  if (error instanceof StoreFault || !code) return error
  if (code === 'ENOENT') return new StoreFault('missing', error)
  return new StoreFault(noRoom.includes(code) ? 'full' : 'silent', error)
}
