import { Pool } from 'undici'

export type Load = { requests: number; rps: number; p50: number; p95: number; p99: number }

/**
 * Requests one path repeatedly, each connection as soon as it has its response.
 * @returns latencies in milliseconds
 * @throws when an answer is not 200
 */
export async function load(
  origin: string,
  path: string,
  headers: Record<string, string>,
  seconds: number,
  connections = 10,
): Promise<Load> {
  const pool = new Pool(origin, { connections, pipelining: 1 })
  const latencies: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  const ask = async () => {
    while (performance.now() < until) {
      const asked = performance.now()
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers })
      await body.dump()
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
      latencies.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  const elapsed = (performance.now() - began) / 1000
  await pool.close()
  return {
    requests: latencies.length,
    rps: Math.round(latencies.length / elapsed),
    ...percentiles(latencies),
  }
}

/** p50, p95 and p99, in the unit of the values, to a hundredth. */
export function percentiles(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(2))
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
