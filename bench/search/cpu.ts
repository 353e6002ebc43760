import { readFile } from 'node:fs/promises'
import type pg from 'pg'

/** CPU milliseconds used so far: by the server, and by PostgreSQL for it (0 where the system does not tell). */
export type Cpu = { server: number; postgres: number }
export type CpuMeter = () => Promise<Cpu>

const sampling = 250

/**
 * Reads CPU time, which is more reliable than wall-clock time on a shared machine. What a backend of PostgreSQL has used is
 * lost when it ends, so all are read several times a second, and the last reading of each is kept.
 */
export function cpuMeter(pool: pg.Pool, serverMs: () => Promise<number>): CpuMeter & { stop(): void } {
  const byBackend = new Map<string, number>()
  const sample = async () => {
    for (const [backend, ms] of await backendTimes(pool)) byBackend.set(backend, ms)
  }
  const timer = setInterval(() => sample().catch(() => {}), sampling)
  timer.unref()
  const meter = async () => {
    await sample()
    return { server: await serverMs(), postgres: [...byBackend.values()].reduce((sum, ms) => sum + ms, 0) }
  }
  return Object.assign(meter, { stop: () => clearInterval(timer) })
}

/** CPU milliseconds of each backend, by its process and when it began: process ids are used again. */
async function backendTimes(pool: pg.Pool): Promise<[backend: string, ms: number][]> {
  const { rows } = await pool.query<{ pid: number; began: string }>(
    `select pid, backend_start::text as began from pg_stat_activity where application_name = 'muster'`,
  )
  const times = await Promise.all(
    rows.map(async ({ pid, began }) => {
      const text = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => null)
      return text === null ? [] : [[`${pid} ${began}`, Number(text.split(' ')[0]) / 1e6] as [string, number]]
    }),
  )
  return times.flat()
}
