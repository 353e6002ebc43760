import { expect } from 'vitest'
import { isAcknowledged, isPutOff } from './attempt.ts'
import type { Attempt } from './effects.ts'
import type { Fate, PostgresProxy } from './postgres-proxy.ts'

/** All statements are tried: `npm run test:faults`. Otherwise those that change something, and the ends of transactions. */
export const isExhaustive = process.env.FAULTS === 'all'

/** In the short form every fourth of them: one of each room. */
export const sampled = <T>(list: T[]): T[] => (isExhaustive ? list : list.filter((_, at) => at % 4 === 0))

const changes = /^\s*(insert|update|delete|commit|with\b.*\b(insert|update|delete)\b|select.*add_job)/is

/** Of the watch, of lib/listen.ts, of the limits and of lib/soon.ts, which run beside a write: not each time, and not at the same place. */
const beside =
  /^\s*select\s*$|^notify "line |rate_limits|where not exists \(\s*select from graphile_worker\._private_jobs/i

/** A statement of a write, and which of those with the same text. */
export type Point = { sql: string; nth: number }

/** Runs a write until the server takes it, and returns the statements at which faults are worth trying. */
export async function pointsOf(
  proxy: Pick<PostgresProxy, 'fateOf'>,
  make: () => Promise<Attempt>,
): Promise<Point[]> {
  const { answer, statements } = await watched(proxy, await make())
  // On a busy machine. What it ran meanwhile is not what this write runs.
  if (isPutOff(answer)) return pointsOf(proxy, make)
  expect(isAcknowledged(answer), JSON.stringify(answer?.body)).toBe(true)
  const points = statements.flatMap((sql, at) => {
    const nth = statements.slice(0, at).filter((one) => one === sql).length
    return !beside.test(sql) && (isExhaustive || changes.test(sql)) ? [{ sql, nth }] : []
  })
  expect(points.length).toBeGreaterThan(0)
  return isExhaustive ? points : spread(points)
}

async function watched(proxy: Pick<PostgresProxy, 'fateOf'>, attempt: Attempt) {
  const statements: string[] = []
  proxy.fateOf = (statement) => {
    statements.push(statement)
    return 'pass'
  }
  const answer = await attempt.send()
  proxy.fateOf = () => 'pass'
  return { answer, statements }
}

const mostInShortForm = 2

/** Some of many: evenly, the last among them. */
function spread(points: Point[]): Point[] {
  const step = Math.max(1, points.length / mostInShortForm)
  return points.filter((_, at) => Math.floor((at + 1) / step) > Math.floor(at / step))
}

/** Gives the statement at a point a fate, once. @returns whether the statement came */
export function arm(proxy: PostgresProxy, { sql, nth }: Point, fate: Fate): () => boolean {
  let seen = 0
  proxy.fateOf = (statement) => (statement === sql && seen++ === nth ? fate : 'pass')
  return () => seen > nth
}

/** A server that just started reads what a warm one remembers: only such a statement may fail to come a second time. */
export const mayBeRemembered = ({ sql }: Point) => !changes.test(sql)

export const disarm = (proxy: PostgresProxy) => {
  proxy.fateOf = () => 'pass'
}
