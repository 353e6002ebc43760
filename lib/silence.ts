import type pg from 'pg'

/** What an answer may take beyond the time that PostgreSQL gives a statement. */
const graceMs = 500

const silent = new WeakSet<pg.Pool>()

/** Whether an answer has failed to come: PostgreSQL may run, and what lies before it holds requests back. */
export const isSilent = (pool: pg.Pool): boolean => silent.has(pool)

/** An answer came. */
export const heardFrom = (pool: pg.Pool): void => void silent.delete(pool)

/**
 * Ends statements that PostgreSQL would have ended itself, had they reached it, or its answer us: a pooler that is paused and a router
 * that has dropped a connection say nothing. They fail as on a lost connection, which is answered with 503.
 * @param limitOf what a statement may take, and those of its transaction after it
 */
export function endSilence(pool: pg.Pool, limitOf: (text: string) => number): void {
  pool.on('connect', (client) => {
    let limit = 0
    let timer: NodeJS.Timeout | undefined
    const giveUp = () => {
      silent.add(pool)
      hangUp(client)
    }
    const stopWaiting = () => clearTimeout(timer)
    client.query = ((...given: unknown[]) => {
      const text = textOf(given[0])
      limit = Math.max(limit, limitOf(text))
      stopWaiting()
      // If this process was busy itself, an answer that has already arrived is read first.
      timer = setTimeout(() => {
        timer = setTimeout(giveUp, graceMs)
      }, limit + graceMs)
      if (ends.test(text)) limit = 0
      // Looked up each time: tracing puts its own in place of the prototype's (lib/tracing/statements.ts).
      return Object.getPrototypeOf(client).query.apply(client, given)
    }) as typeof client.query
    client.on('drain', stopWaiting)
    client.on('end', stopWaiting)
  })
}

const ends = /^\s*(commit|rollback)\s*$/i

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '')

/** Destroys the socket, since a paused server would not answer a goodbye; pending statements fail. */
export function hangUp(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}
