import { StoreFault } from './store.ts'

/** A stream that fails after too long a pause: a store that stops responding must not block a reader forever. */
export async function* patient<T>(stream: AsyncIterable<T>, ms: number): AsyncGenerator<T> {
  const reader = stream[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await inTime(reader.next(), ms)
      if (next.done) return
      yield next.value
    }
  } finally {
    // A reader that stops early releases the connection without waiting for a silent one.
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
