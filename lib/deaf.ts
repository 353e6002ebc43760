import type { Line } from './listen.ts'

/** After so long without a proof that notifications arrive, nothing is served from memory (decision 482). */
const deafMs = 10_000
/** Before that, what is in memory is read again every second. */
const pollAfterMs = 4_000
const pollMs = 1_000

export const isDeaf = ({ silentMs }: Pick<Line, 'silentMs'>): boolean => silentMs() > deafMs

/**
 * While notifications may not arrive, reads again what they would have said has changed. It fails while the database is away, and
 * is tried again.
 * @returns a function that ends it
 */
export function pollWhileSilent(
  { silentMs }: Pick<Line, 'silentMs'>,
  readAgain: () => Promise<unknown>,
): () => void {
  let isReading = false
  const timer = setInterval(() => {
    if (isReading || silentMs() <= pollAfterMs) return
    isReading = true
    readAgain()
      .catch(() => {})
      .finally(() => {
        isReading = false
      })
  }, pollMs)
  timer.unref()
  return () => clearInterval(timer)
}
