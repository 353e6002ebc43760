import { percentiles } from '../one-path.ts'
import type { Client } from './client.ts'

/** Sends gifts as fast as they are answered, each connection one after the other. */
export async function rate(
  client: Client,
  targets: Record<string, string>[],
  gifts: number,
  connections: number,
) {
  const ready = []
  for (let n = 0; n < gifts; n += connections)
    ready.push(
      ...(await Promise.all(
        Array.from({ length: connections }, (_, at) => client.prepare(targets[(n + at) % targets.length]!)),
      )),
    )
  const times: number[] = []
  const waiting = [...ready]
  const began = performance.now()
  const donor = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const { status, ms, body } = await client.send(one)
      if (status !== 201) throw new Error(`A gift was answered ${status}: ${JSON.stringify(body)}`)
      times.push(ms)
    }
  }
  await Promise.all(Array.from({ length: connections }, donor))
  const seconds = (performance.now() - began) / 1000
  return { perSecond: Math.round(times.length / seconds), p99: percentiles(times).p99 }
}
