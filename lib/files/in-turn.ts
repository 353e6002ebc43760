/** Lets so many pieces of heavy work go on at once; the others wait, first come first served. */
export function inTurn(atOnce: number) {
  let going = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (going >= atOnce) await new Promise<void>((go) => waiting.push(go))
    else going++
    try {
      return await work()
    } finally {
      // The place is handed on, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else going--
    }
  }
}
