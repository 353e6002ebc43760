import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { Line } from './listen.ts'
import { hangUp, heardFrom, isSilent } from './silence.ts'

export type WatchOptions = {
  everyMs?: number
  /** a server that is silent for this long is down: paused, unreachable, or dead */
  patienceMs?: number
  /** restarts our own server when it has died; called repeatedly while it is down */
  revive?: (() => Promise<void>) | undefined
}

/** Like PostgreSQL's own "cannot connect now": answered with 503. */
const awayNow = () => Object.assign(new Error('The database does not answer.'), { code: '57P03' })

/**
 * Asks PostgreSQL every second whether it answers. While it does not, running queries fail at once instead of hanging
 * for as long as the server is paused, and new ones fail immediately. A slow query is left alone.
 * @returns a function that stops the watch
 */
export function watchDatabase(
  pool: pg.Pool,
  line: Pick<Line, 'answers'>,
  logger: FastifyBaseLogger,
  { everyMs = 1_000, patienceMs = 3_000, revive }: WatchOptions = {},
): () => void {
  const clients = new Set<pg.PoolClient>()
  // Not at 'connect': the pool may have connected before it is watched.
  pool.on('acquire', (client) => clients.add(client))
  pool.on('remove', (client) => clients.delete(client))
  const stopped = new AbortController()
  let isAway = false

  const connect = pool.connect.bind(pool) as (back?: Back) => unknown
  pool.connect = ((back?: Back) => {
    if (!isAway) return connect(back)
    if (!back) return Promise.reject(awayNow())
    back(awayNow(), undefined, () => {})
  }) as typeof pool.connect

  const whole = async () => {
    while (!stopped.signal.aborted) {
      const answers = await answersWithin(line, patienceMs)
      if (stopped.signal.aborted) return
      if (answers === isAway) logger.warn(answers ? 'PostgreSQL answers again' : 'PostgreSQL does not answer')
      isAway = !answers
      if (isAway) {
        // Where a pooler holds requests back, those under way may still be answered, and end by themselves if not.
        if (!isSilent(pool)) for (const client of clients) hangUp(client)
        await revive?.().catch((error) =>
          logger.error({ err: error }, 'PostgreSQL could not be started again'),
        )
      }
      await sleep(everyMs, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
    }
  }
  void whole()
  return () => stopped.abort()
}

type Back = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

async function answersWithin(line: Pick<Line, 'answers'>, ms: number): Promise<boolean> {
  let answer: boolean | null = null
  const arrival = line.answers().then((given) => {
    answer = given
  })
  await Promise.race([arrival, sleep(ms, undefined, { ref: false })])
  // If this process was busy itself, read an answer that has already arrived before judging.
  if (answer === null) await Promise.race([arrival, sleep(500, undefined, { ref: false })])
  return answer ?? false
}

/** The line alone may be lost, while requests go on: behind a pooler, or when a router has dropped one connection. */
const lineMs = 1_000
const probeMs = 2_000

/** Whether PostgreSQL answers on the line for notifications, or else where requests reach it; only there once no answer came there. */
export function answering(line: Pick<Line, 'answers'>, pool: pg.Pool): Pick<Line, 'answers'> {
  return {
    async answers() {
      if (isSilent(pool)) {
        const isHeard = await probe(pool)
        if (isHeard) heardFrom(pool)
        return isHeard
      }
      const asked = line.answers()
      const soon = await Promise.race([asked, sleep(lineMs, false, { ref: false })])
      if (soon) return true
      const either = [asked, probe(pool)].map(async (one) => ((await one) ? true : Promise.reject()))
      return Promise.any(either).catch(() => false)
    },
  }
}

async function probe({ options }: pg.Pool): Promise<boolean> {
  const client = new pg.Client({ ...options, connectionTimeoutMillis: probeMs, query_timeout: probeMs })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select')
    return true
  } catch {
    return false
  } finally {
    client.end().catch(() => {})
  }
}
