import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type Connection, openConnection } from './listen/connection.ts'

/**
 * Called with a payload; or with null when the connection was lost for a while and notifications may have been missed:
 * drop any cache. After an error, also of its promise, it is called again with null until it succeeds.
 */
export type Heard = (payload: string | null) => unknown

export type Line = {
  /** Calls back for every notification on a channel; resolves when PostgreSQL listens. */
  on(channel: string, heard: Heard): Promise<void>
  /** whether PostgreSQL answers, independent of the pool: on this connection, or on the one that replaces a lost one */
  answers(): Promise<boolean>
  /** how long ago it was certain that notifications arrive, in milliseconds: one did, of others or of this connection to itself */
  silentMs(): number
  close(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** the process's connection for notifications */
    line: Line
  }
}

export type ListenOptions = {
  /** how often to check, since a dead connection looks like an idle one */
  beatMs?: number
  pauses?: { first: number; longest: number }
}

/**
 * A dedicated connection that LISTENs. When it is lost (a restart of PostgreSQL, a balancer that dropped it), it
 * reconnects and notifies all listeners.
 * @throws when the first connection cannot be made
 */
export async function listen(
  url: string,
  logger: FastifyBaseLogger,
  { beatMs = 3_000, pauses = { first: 100, longest: 2_000 } }: ListenOptions = {},
): Promise<Line> {
  const channels = new Map<string, Heard[]>()
  const closing = new AbortController()
  /** so that nobody else is woken */
  const own = `line ${randomUUID()}`
  let heardAt = performance.now()
  let line = await openConnection(url, { notification, lost })
  await line.subscribe(own)
  /** the latest attempt to replace a lost connection */
  let attempt: Promise<boolean> = Promise.resolve(true)

  async function lost() {
    if (closing.signal.aborted) return
    logger.warn('lost the connection for notifications, reconnecting')
    for (let pause = pauses.first; !closing.signal.aborted; pause = Math.min(pause * 2, pauses.longest)) {
      attempt = sleep(pause, undefined, { signal: closing.signal }).then(cameBack, () => false)
      if (await attempt) break
    }
  }

  /** A connection that is lost meanwhile reports it itself. */
  async function cameBack(): Promise<boolean> {
    const next = await openConnection(url, { notification, lost }).catch(() => null)
    if (!next) return false
    line = next
    if (closing.signal.aborted) next.hangUp()
    else await resume(next).catch(next.hangUp)
    return true
  }

  async function resume(connection: Connection) {
    await connection.subscribe(own)
    // Iterating a Map includes channels that are added meanwhile.
    for (const channel of channels.keys()) await connection.subscribe(channel)
    for (const channel of channels.keys()) tell(channel, null)
    // Now nothing is missed any more, and what was, is dropped.
    heardAt = performance.now()
  }

  function notification(channel: string, payload: string) {
    heardAt = performance.now()
    tell(channel, payload)
  }

  function tell(channel: string, payload: string | null) {
    for (const heard of channels.get(channel) ?? [])
      Promise.try(heard, payload).catch((error) => {
        logger.error({ err: error, channel }, 'a listener failed')
        retry(channel, heard)
      })
  }

  /** A listener that failed has missed something: what it caches stays stale until it succeeds. */
  async function retry(channel: string, heard: Heard) {
    while (!closing.signal.aborted) {
      await sleep(pauses.longest, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      if (closing.signal.aborted) return
      const failure = await Promise.try(heard, null).then(
        () => null,
        (error: unknown) => error,
      )
      if (failure === null) return
      logger.error({ err: failure, channel }, 'a listener failed again')
    }
  }

  const beat = setInterval(() => {
    const { ask, hangUp } = line
    // To itself: a connection that answers may still hear nothing, behind a pooler or a router.
    ask(`notify "${own}"`).catch(hangUp)
  }, beatMs)
  beat.unref()

  return {
    async on(channel, heard) {
      const known = channels.get(channel) ?? []
      channels.set(channel, [...known, heard])
      // If the connection is down, the next one listens to this channel too and reports the gap.
      if (!known.length) await line.subscribe(channel).catch(() => {})
    },
    answers: () =>
      line.ask('select').then(
        () => true,
        () => attempt,
      ),
    silentMs: () => performance.now() - heardAt,
    async close() {
      closing.abort()
      clearInterval(beat)
      await line.end()
    },
  }
}
