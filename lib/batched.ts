type Waiting<Value> = {
  key: string
  found: (value: Value | null) => void
  failed: (error: unknown) => void
}

/** As many as one statement looks up. */
const most = 500

/**
 * Looks things up by key: each at once while few look-ups are under way, else together with those that came meanwhile. So the
 * busier a process is, the fewer statements it needs for each request. A look-up never begins before it was asked for.
 * @param read several keys, each once
 * @param atOnce look-ups that run beside each other before others wait for one of them
 */
export function batched<Value>(
  read: (keys: string[]) => Promise<Map<string, Value>>,
  atOnce = 4,
): (key: string) => Promise<Value | null> {
  const waiting: Waiting<Value>[] = []
  let running = 0

  async function look(some: Waiting<Value>[]): Promise<void> {
    running++
    try {
      const values = await read([...new Set(some.map(({ key }) => key))])
      for (const { key, found } of some) found(values.get(key) ?? null)
    } catch (error) {
      for (const { failed } of some) failed(error)
    }
    running--
    next()
  }

  function next(): void {
    while (running < atOnce && waiting.length) void look(waiting.splice(0, most))
  }

  return (key) =>
    new Promise((found, failed) => {
      waiting.push({ key, found, failed })
      next()
    })
}
