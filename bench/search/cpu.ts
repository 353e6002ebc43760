import { readFile } from 'node:fs/promises'
import type pg from 'pg'

/** CPU milliseconds used so far: by the server, and by PostgreSQL for it (0 where the system does not tell). */
export type Cpu = { server: number; postgres: number }
export type CpuMeter = () => Promise<Cpu>

/** Reads CPU time, which is more reliable than wall-clock time on a shared machine. */
export const cpuMeter =
  (pool: pg.Pool, serverMs: () => Promise<number>): CpuMeter =>
  async () => ({ server: await serverMs(), postgres: await postgresMs(pool) })

async function postgresMs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'muster'`,
  )
  const times = await Promise.all(
    rows.map(({ pid }) => readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0')),
  )
  return times.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0)
}
