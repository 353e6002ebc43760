import { type ByteRange, type FileStore, StoreFault } from './store.ts'

/** Stores of which the first takes what is new and the others are read, while files move (lib/files/move.ts). */
export function severalStores(first: FileStore, others: readonly FileStore[]): FileStore {
  const all = [first, ...others]
  return {
    put: first.put,

    async get(key, range) {
      // The first once more: a file may have moved while the others were asked.
      for (const store of [...all, first]) {
        const found = await begun(store, key, range)
        if (found) return found
      }
      throw new StoreFault('missing')
    },

    async remove(key) {
      for (const store of all) await store.remove(key)
    },

    async *olderThan(moment) {
      for (const store of all) yield* store.olderThan(moment)
    },

    staging: first.staging,
  }
}

/** With its first bytes read, since a folder only then says that there is no such file. */
async function begun(store: FileStore, key: string, range?: ByteRange) {
  try {
    const bytes = (await store.get(key, range))[Symbol.asyncIterator]()
    return continued(await bytes.next(), bytes)
  } catch (error) {
    if (error instanceof StoreFault && error.fault === 'missing') return null
    throw error
  }
}

async function* continued(first: IteratorResult<Buffer>, bytes: AsyncIterator<Buffer>) {
  try {
    for (let one = first; !one.done; one = await bytes.next()) yield one.value
  } finally {
    await bytes.return?.()
  }
}
