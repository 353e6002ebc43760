import { StoreFault } from './store.ts'

/** A stream that may pause for so long, and no longer: a store that falls silent must not hold a reader for ever. */
export async function* patient<T>(stream: AsyncIterable<T>, ms: number): AsyncGenerator<T> {
  const reader = stream[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await inTime(reader.next(), ms)
      if (next.done) return
      yield next.value
    }
  } finally {
    // Whoever stops reading lets go of the connection; a silent one is not waited for.
    void reader.return?.().catch(() => {})
  }
}

/** @throws StoreFault 'silent' when it takes longer */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let clock: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, failed) => {
    clock = setTimeout(() => failed(new StoreFault('silent')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(clock)
  }
}
