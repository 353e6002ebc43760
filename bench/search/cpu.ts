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
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'muster'`,
    )
    const readings = await Promise.all(rows.map(({ pid }) => readingOf(pid)))
    for (const reading of readings)
      if (reading) byBackend.set(reading.backend, Math.max(reading.ms, byBackend.get(reading.backend) ?? 0))
  }
  const timer = setInterval(() => sample().catch(() => {}), sampling)
  timer.unref()
  const meter = async () => {
    await sample()
    return { server: await serverMs(), postgres: [...byBackend.values()].reduce((sum, ms) => sum + ms, 0) }
  }
  return Object.assign(meter, { stop: () => clearInterval(timer) })
}

type Reading = { backend: string; ms: number }

/**
 * What a process of PostgreSQL has used. By the time it is read, it may have ended and its id may be another program's: so a
 * backend is its id and the moment when it started, and anything else is left out.
 */
async function readingOf(pid: number): Promise<Reading | null> {
  const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
  const before = startOf(await read('stat'))
  const schedule = await read('schedstat')
  if (!before || !schedule || startOf(await read('stat')) !== before) return null
  return { backend: `${pid} ${before}`, ms: Number(schedule.split(' ')[0]) / 1e6 }
}

/** The 22nd field, where the second is 'postgres'; the second may have spaces in it. */
function startOf(stat: string): string | null {
  const [, name, fields] = /^\d+ \((.*)\) (.*)/s.exec(stat) ?? []
  return name === 'postgres' ? (fields!.split(' ')[19] ?? null) : null
}
