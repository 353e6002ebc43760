import { type Kept, openStore, type Store } from './store.ts'

export type { Kept }

/** How long a change may be in memory alone: a quarter of a second less what writing it takes. */
const restMs = 150
const keptMs = 30 * 86_400_000

export type Journal = {
  /** Remembers this state within 250 ms, or when the page is left before that; of several, the last. */
  write(entry: Pick<Kept, 'draft' | 'base'>): void
  /** What was written and neither cleared nor discarded. */
  read(): Promise<Kept | null>
  /** Puts what was written aside. */
  discard(): Promise<void>
  /** What was put aside within 30 days, the newest first. */
  discarded(): Promise<Kept[]>
  /** Forgets what was written: it is saved on the server. */
  clear(): Promise<void>
}

/**
 * What is being edited and not yet saved, kept in this browser: it survives a crash, a power cut, a closed tab.
 * @param key says whose page it is: browsers are shared, so it names the person too
 */
export function openJournal(key: string): Journal {
  let pending: Kept | null = null
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
    const kept = take()
    if (!kept) return
    if (store) put(store, kept).catch(() => openStore().then((again) => put(again, kept), tell))
    else
      openStore()
        .then((found) => put(found, kept))
        .catch(tell)
  }

  function take(): Kept | null {
    clearTimeout(timer)
    timer = undefined
    const kept = pending
    pending = null
    return kept
  }

  async function put(into: Store, kept: Kept): Promise<void> {
    const writing = into.transaction('drafts', 'readwrite')
    writing.store.put({ ...kept, key })
    writing.commit()
    await writing.done
  }

  async function settled(): Promise<Store> {
    const found = await openStore()
    const kept = take()
    if (kept) await put(found, kept)
    return found
  }

  return {
    write(entry) {
      pending = { ...entry, at: Date.now() }
      timer ??= setTimeout(flushNow, restMs)
    },

    async read() {
      const found = await (await settled()).get('drafts', key)
      return found ? keptOf(found) : null
    },

    async discard() {
      const moving = (await settled()).transaction(['drafts', 'discarded'], 'readwrite')
      const aside = moving.objectStore('discarded')
      const kept = await moving.objectStore('drafts').get(key)
      if (kept) await aside.add({ ...kept, at: Date.now() })
      await moving.objectStore('drafts').delete(key)
      const old = IDBKeyRange.upperBound(Date.now() - keptMs)
      for (const each of await aside.index('at').getAllKeys(old)) await aside.delete(each)
      await moving.done
    },

    async discarded() {
      const all = await (await openStore()).getAllFromIndex('discarded', 'key', key)
      const recent = all.filter(({ at }) => at > Date.now() - keptMs)
      return recent.sort((one, other) => other.at - one.at).map(keptOf)
    },

    async clear() {
      take()
      await (await openStore()).delete('drafts', key)
    },
  }
}

const keptOf = ({ draft, base, at }: Kept): Kept => ({ draft, base, at })

/** Editing goes on without a journal. */
const tell = (error: unknown) => console.error('What is typed is not kept in this browser.', error)
