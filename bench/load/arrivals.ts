import { setTimeout as sleep } from 'node:timers/promises'
import { percentiles } from '../one-path.ts'
import { type Audience, type Kind, kindAt, type Result } from './requests.ts'

/**
 * Requests arrive at random, as those of many people who think between two pages do, whether or not earlier ones have been answered
 * (open loop): each is timed from the moment when it was due.
 */
export async function arrive({ send }: Audience, perSecond: number, seconds: number): Promise<Result[]> {
  const results: Result[] = []
  const began = performance.now()
  const under: Promise<void>[] = []
  let due = 0
  while (due < seconds * 1_000) {
    const wait = began + due - performance.now()
    if (wait > 1) await sleep(wait)
    under.push(one(kindAt(Math.random()), began + due, due))
    due += (-Math.log(1 - Math.random()) / perSecond) * 1_000
  }
  await Promise.all(under)
  return results

  async function one(kind: Kind, since: number, at: number) {
    const answer = await send[kind]().catch(() => null)
    results.push({
      ...{ kind, at, status: answer?.status ?? 0, ms: performance.now() - since },
      hasRetryAfter: Boolean(answer?.headers['retry-after']),
    })
  }
}

/** Two at a time, not measured: what a process reads once from the disk, and code that has never run. */
export async function warm({ send }: Audience, requests: number): Promise<void> {
  let left = requests
  const ask = async () => {
    while (left-- > 0) await send[kindAt(Math.random())]().catch(() => null)
  }
  await Promise.all([ask(), ask()])
}

export const isShed = ({ status }: Result) => status === 503
/** Neither answered as it should be nor shed. */
export const isFailed = ({ status }: Result) => status === 0 || (status >= 400 && status !== 503)

export function summary(results: Result[], seconds: number) {
  const answered = results.filter((result) => !isShed(result) && !isFailed(result))
  return {
    answered: Number((answered.length / seconds).toFixed(1)),
    ...percentiles(answered.map(({ ms }) => ms)),
    shed: results.filter(isShed).length,
    failed: results.filter(isFailed).length,
    ...(results.some(isFailed) && {
      statuses: [...new Set(results.filter(isFailed).map(({ status }) => status))].join(),
    }),
  }
}

export const byKind = (results: Result[], seconds: number) =>
  [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, its]) => ({
    kind,
    sent: its.length,
    ...summary(its, seconds),
  }))
