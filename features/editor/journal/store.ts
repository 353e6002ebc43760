import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Document } from '#features/content/schema.ts'

/** A state of a page that is not saved on the server. */
export type Draft = {
  document: Document
  /** the revision that it builds on */
  rev: number
  /** when it was written, in milliseconds */
  at: number
}

type Kept = Draft & { key: string }

interface Drafts extends DBSchema {
  drafts: { key: string; value: Kept }
  discarded: { key: number; value: Kept; indexes: { key: string; at: number } }
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
  return openDB<Drafts>('editor', 1, {
    upgrade(db) {
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
