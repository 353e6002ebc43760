type Waiting<One, Answer> = { one: One; done: (answer: Answer) => void; failed: (error: unknown) => void }

/** As many as one piece of work takes. */
const most = 500

/**
 * Does things in pieces: each at once while few pieces are under way, else together with those that came meanwhile. So the
 * busier a process is, the less each of them costs.
 * @param work answers each of those it is given, in their order; when it fails, all of them fail
 * @param atOnce pieces that are under way beside each other before others wait for one of them
 */
export function inPieces<One, Answer>(
  work: (all: One[]) => Promise<Answer[]>,
  atOnce = 4,
): (one: One) => Promise<Answer> {
  const waiting: Waiting<One, Answer>[] = []
  let running = 0

  async function piece(some: Waiting<One, Answer>[]): Promise<void> {
    running++
    try {
      const answers = await work(some.map(({ one }) => one))
      for (const [at, { done }] of some.entries()) done(answers[at]!)
    } catch (error) {
      for (const { failed } of some) failed(error)
    }
    running--
    next()
  }

  function next(): void {
    while (running < atOnce && waiting.length) void piece(waiting.splice(0, most))
  }

  return (one) =>
    new Promise((done, failed) => {
      waiting.push({ one, done, failed })
      next()
    })
}

/**
 * The same for writes, where one that PostgreSQL refuses must not take the others along: a piece that fails is done again, each of
 * it alone. So doing something twice must be harmless.
 */
export function inPiecesOrAlone<One, Answer>(
  work: (all: One[]) => Promise<Answer[]>,
  atOnce = 2,
): (one: One) => Promise<Answer> {
  type Result = PromiseSettledResult<Answer>
  const alone = async (one: One) => (await work([one]))[0]!
  const run = inPieces<One, Result>(async (all) => {
    if (all.length === 1) return Promise.allSettled([alone(all[0]!)])
    try {
      return (await work(all)).map((value) => ({ status: 'fulfilled', value }))
    } catch {
      return Promise.allSettled(all.map(alone))
    }
  }, atOnce)
  return async (one) => {
    const result = await run(one)
    if (result.status === 'rejected') throw result.reason
    return result.value
  }
}

/**
 * Looks things up by key, in pieces. A look-up never begins before it was asked for.
 * @param read several keys, each once
 */
export function batched<Value>(
  read: (keys: string[]) => Promise<Map<string, Value>>,
  atOnce = 4,
): (key: string) => Promise<Value | null> {
  return inPieces<string, Value | null>(async (keys) => {
    const values = await read([...new Set(keys)])
    return keys.map((key) => values.get(key) ?? null)
  }, atOnce)
}
