import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Draft } from '../state/draft.ts'

/** A state of a page that is not saved on the server. */
export type StoredDraft = {
  draft: Draft
  /** what the server kept when it was written: what others save later is brought together on it */
  base: Draft
  /** when it was written, in milliseconds */
  at: number
}

/** Whose page it is. */
type Entry = StoredDraft & { key: string }

interface Drafts extends DBSchema {
  drafts: { key: string; value: Entry & { id: string }; indexes: { key: string } }
  discarded: { key: number; value: Entry; indexes: { key: string; at: number } }
}
export type Store = IDBPDatabase<Drafts>

let opened: Promise<Store> | undefined

/** The browser's database of drafts, one for all pages. @throws when the browser has none, as some private windows */
export function openStore(): Promise<Store> {
  opened ??= open().catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

/** Async, so that a browser that throws at once is refused like one that takes its time. */
async function open(): Promise<Store> {
  return openDB<Drafts>('editor', 3, {
    async upgrade(db, from, _to, upgrading) {
      // In the second version a page had one draft, whichever tab it was of; before that it was a document alone, and
      // what it builds on was not known.
      const before = from === 2 ? await upgrading.objectStore('drafts').getAll() : []
      for (const name of db.objectStoreNames) if (from < 2 || name === 'drafts') db.deleteObjectStore(name)
      const drafts = db.createObjectStore('drafts', { keyPath: 'id' })
      drafts.createIndex('key', 'key')
      for (const entry of before) await drafts.put({ ...entry, id: entry.key })
      if (from === 2) return
      const discarded = db.createObjectStore('discarded', { autoIncrement: true })
      discarded.createIndex('key', 'key')
      discarded.createIndex('at', 'at')
    },
    // A later version in another tab goes first; this one opens it again when it needs it.
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated: () => {
      opened = undefined
    },
  })
}
