import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Draft } from '../state/draft.ts'

/** A state of a page that is not saved on the server. */
export type Kept = {
  draft: Draft
  /** what the server kept when it was written: what others save later is brought together on it */
  base: Draft
  /** when it was written, in milliseconds */
  at: number
}

type Entry = Kept & { key: string }

interface Drafts extends DBSchema {
  drafts: { key: string; value: Entry }
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
  return openDB<Drafts>('editor', 2, {
    upgrade(db) {
      // Before the second version a draft was a document alone: what it builds on was not known.
      for (const name of db.objectStoreNames) db.deleteObjectStore(name)
      db.createObjectStore('drafts', { keyPath: 'key' })
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
