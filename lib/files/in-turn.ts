/** A semaphore for heavy work; waiters are served in order. */
export function inTurn(atOnce: number) {
  let going = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (going >= atOnce) await new Promise<void>((go) => waiting.push(go))
    else going++
    try {
      return await work()
    } finally {
      // The slot is handed over directly, so that no newcomer can take it first.
      const next = waiting.shift()
      if (next) next()
      else going--
    }
  }
}
