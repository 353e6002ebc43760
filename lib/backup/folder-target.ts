import { createReadStream } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StoreFault } from '../files/store.ts'
import { type Bytes, backupName, headFile, only, type Shelf, type Target } from './shelf.ts'

const partial = (name: string) => `${name}.partial`

/** A folder with a folder for each backup. Until one is complete its name ends with ".partial". */
export function folderTarget(folder: string): Target {
  return {
    address: folder,

    async names() {
      const names = await readdir(folder).catch(() => [] as string[])
      return names.filter((name) => backupName.test(name)).sort()
    },

    open: (backup) => shelfIn(folder, backup),

    async begin(backup) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await mkdir(join(folder, partial(backup)), { mode: 0o700 })
      return shelfIn(folder, partial(backup))
    },

    async complete(backup, head) {
      await shelfIn(folder, partial(backup)).write(headFile, only(head))
      await rename(join(folder, partial(backup)), join(folder, backup))
      await syncFolder(folder)
    },

    async remove(backup) {
      await rename(join(folder, backup), join(folder, partial(backup)))
      await rm(join(folder, partial(backup)), { recursive: true })
    },

    async removeUnfinished() {
      const names = await readdir(folder).catch(() => [] as string[])
      for (const name of names)
        if (/^muster-.*\.partial$/.test(name)) await rm(join(folder, name), { recursive: true })
    },

    asBackup: () => ({ name: basename(folder), target: folderTarget(dirname(folder)) }),
  }
}

function shelfIn(folder: string, backup: string): Shelf {
  const place = (name: string) => join(folder, backup, name)
  return {
    async write(name, bytes) {
      await mkdir(dirname(place(name)), { recursive: true, mode: 0o700 })
      const file = await open(place(name), 'w', 0o600)
      try {
        for await (const chunk of bytes) await file.writeFile(chunk)
        await file.sync()
      } finally {
        await file.close()
      }
    },

    read: async (name) => missingNamed(createReadStream(place(name)) as Bytes),

    async takeOver(name, { backup: from, bytes }) {
      const other = join(folder, from, name)
      try {
        await mkdir(dirname(place(name)), { recursive: true, mode: 0o700 })
        if ((await stat(other)).size !== bytes) return false
        await link(other, place(name))
        return true
      } catch {
        // Not every disk knows links.
        return false
      }
    },
  }
}

async function* missingNamed(bytes: Bytes) {
  try {
    yield* bytes
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new StoreFault('missing', error) : error
  }
}

async function syncFolder(path: string) {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}
