import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type Connection, openConnection } from './listen/connection.ts'

/**
 * Hears a payload; or null when the line was lost for a while, and anything may have been missed: forget all.
 * What it throws, or its promise, is logged.
 */
export type Heard = (payload: string | null) => unknown

export type Line = {
  /** Calls back for every notification on a channel; resolves when PostgreSQL listens. */
  on(channel: string, heard: Heard): Promise<void>
  /** whether PostgreSQL answers on this line, however many wait for a connection of the pool */
  answers(): Promise<boolean>
  close(): Promise<void>
}

export type ListenOptions = {
  /** an idle line that is dead looks like a quiet one: how often to ask */
  beatMs?: number
  pauses?: { first: number; longest: number }
}

/**
 * One connection of its own that LISTENs. When it is lost (a restart of PostgreSQL, a balancer that forgot it), it
 * comes back by itself and tells all listeners.
 * @throws when the first connection can not be made
 */
export async function listen(
  url: string,
  logger: FastifyBaseLogger,
  { beatMs = 15_000, pauses = { first: 100, longest: 2_000 } }: ListenOptions = {},
): Promise<Line> {
  const channels = new Map<string, Heard[]>()
  const closing = new AbortController()
  let line = await openConnection(url, { notification: tell, lost })

  async function lost() {
    if (closing.signal.aborted) return
    logger.warn('lost the line on which PostgreSQL notifies, calling again')
    for (let pause = pauses.first; !closing.signal.aborted; pause = Math.min(pause * 2, pauses.longest)) {
      await sleep(pause, undefined, { signal: closing.signal }).catch(() => {})
      if (await cameBack()) break
    }
  }

  /** A connection that is lost within this reports so itself. */
  async function cameBack(): Promise<boolean> {
    const next = await openConnection(url, { notification: tell, lost }).catch(() => null)
    if (!next) return false
    line = next
    if (closing.signal.aborted) next.hangUp()
    else await resume(next).catch(next.hangUp)
    return true
  }

  async function resume(connection: Connection) {
    // A Map's walk takes in channels that are added meanwhile.
    for (const channel of channels.keys()) await connection.subscribe(channel)
    for (const channel of channels.keys()) tell(channel, null)
  }

  function tell(channel: string, payload: string | null) {
    for (const heard of channels.get(channel) ?? [])
      Promise.try(heard, payload).catch((error) => logger.error({ err: error, channel }, 'a listener failed'))
  }

  const beat = setInterval(() => {
    const { ask, hangUp } = line
    ask('select').catch(hangUp)
  }, beatMs)
  beat.unref()

  return {
    async on(channel, heard) {
      const known = channels.get(channel) ?? []
      channels.set(channel, [...known, heard])
      // Should the line be down, the next one listens to this channel too and says that something was missed.
      if (!known.length) await line.subscribe(channel).catch(() => {})
    },
    answers: () =>
      line.ask('select').then(
        () => true,
        () => false,
      ),
    async close() {
      closing.abort()
      clearInterval(beat)
      await line.end()
    },
  }
}
