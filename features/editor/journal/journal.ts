import { openStore, type Store, type StoredDraft } from './store.ts'
import { openTab } from './tab.ts'

export type { StoredDraft }

/** How long a change may be in memory alone: a quarter of a second less what writing it takes. */
const restMs = 150
const keptMs = 30 * 86_400_000

/** Unsaved changes of a tab that was closed, crashed, or reloaded. */
export type Left = StoredDraft & { id: string; isOfThisTab: boolean }

export type Journal = {
  /** Remembers this state within 250 ms, or when the page is left before that; of several, the last. */
  write(entry: Pick<StoredDraft, 'draft' | 'base'>): void
  /** Writes what waits. */
  settle(): Promise<void>
  /** What is unsaved and edited in no tab, the newest first. */
  left(): Promise<Left[]>
  /** Puts aside what was written, here or by a tab that left it. */
  discard(id?: string): Promise<void>
  /** What was put aside within 30 days, the newest first. */
  discarded(): Promise<StoredDraft[]>
  /** Forgets what was written, here or by a tab that left it: it is saved on the server, or taken over. */
  clear(id?: string): Promise<void>
  /** This tab has stopped editing. */
  close(): void
}

/**
 * What is being edited and not yet saved, kept in this browser: it survives a crash, a power cut, a closed tab. Each tab
 * has an entry of its own.
 * @param key says whose page it is: browsers are shared, so it names the person too
 */
export function openJournal(key: string): Journal {
  const tab = openTab(`draft ${key}`)
  let pending: StoredDraft | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let store: Store | null = null
  // Open before it is needed: a page that is being left waits for nothing.
  openStore().then((found) => {
    store = found
  }, tell)
  addEventListener('pagehide', flushNow)
  document.addEventListener('visibilitychange', flushNow)

  /** Puts what waits into the store, at once when it is open. */
  function flushNow(): void {
    const entry = take()
    if (!entry) return
    if (store) put(store, entry).catch(() => openStore().then((again) => put(again, entry), tell))
    else
      openStore()
        .then((found) => put(found, entry))
        .catch(tell)
  }

  function take(): StoredDraft | null {
    clearTimeout(timer)
    timer = undefined
    const entry = pending
    pending = null
    return entry
  }

  async function put(into: Store, kept: StoredDraft): Promise<void> {
    const writing = into.transaction('drafts', 'readwrite')
    writing.store.put({ ...kept, key, id: tab.id })
    writing.commit()
    await writing.done
  }

  async function settled(): Promise<Store> {
    const database = await openStore()
    const kept = take()
    if (kept) await put(database, kept)
    return database
  }

  return {
    write(entry) {
      pending = { ...entry, at: Date.now() }
      timer ??= setTimeout(flushNow, restMs)
    },

    async settle() {
      await settled()
    },

    async left() {
      const all = await (await openStore()).getAllFromIndex('drafts', 'key', key)
      const others = all.filter((entry) => entry.id !== tab.id && isWhole(entry))
      const isLeft = await Promise.all(others.map(({ id }) => tab.isLeft(id)))
      return newestFirst(others.filter((_, i) => isLeft[i])).map((entry) => ({
        ...{ ...storedDraft(entry), id: entry.id, isOfThisTab: entry.id === tab.before },
      }))
    },

    async discard(id = tab.id) {
      const moving = (await settled()).transaction(['drafts', 'discarded'], 'readwrite')
      const aside = moving.objectStore('discarded')
      const stored = await moving.objectStore('drafts').get(id)
      if (stored) await aside.add({ ...storedDraft(stored), key, at: Date.now() })
      await moving.objectStore('drafts').delete(id)
      const old = IDBKeyRange.upperBound(Date.now() - keptMs)
      for (const each of await aside.index('at').getAllKeys(old)) await aside.delete(each)
      await moving.done
    },

    async discarded() {
      const all = await (await openStore()).getAllFromIndex('discarded', 'key', key)
      return newestFirst(all.filter((entry) => entry.at > Date.now() - keptMs && isWhole(entry))).map(
        storedDraft,
      )
    },

    async clear(id = tab.id) {
      if (id === tab.id) take()
      await (await openStore()).delete('drafts', id)
    },

    close() {
      flushNow()
      removeEventListener('pagehide', flushNow)
      document.removeEventListener('visibilitychange', flushNow)
      tab.close()
    },
  }
}

const newestFirst = <Entry extends StoredDraft>(entries: Entry[]) =>
  entries.sort((one, other) => other.at - one.at)

/** What another version or a failing disk left is no draft: it must not stop what is edited now. */
const isWhole = ({ draft, base }: StoredDraft): boolean =>
  [draft, base].every((one) => one?.page && Array.isArray(one.document?.containers))

const storedDraft = ({ draft, base, at }: StoredDraft): StoredDraft => ({ draft, base, at })

/** Editing continues without a journal. */
const tell = (error: unknown) => console.error('What is typed is not kept in this browser.', error)
