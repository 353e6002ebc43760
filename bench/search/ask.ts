import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Pool } from 'undici'
import { percentiles } from '../one-path.ts'
import type { Cpu, CpuMeter } from './cpu.ts'
import type { Query } from './queries.ts'

const port = 3991
const headers = { accept: 'application/json', host: `localhost:${port}` }

/** The real server on a database; ends with `stop`. `cpuMs`, `rss`: what it has used, and the bytes it takes. */
export async function startServer(databaseUrl: string, environment: Record<string, string> = {}) {
  const env = {
    ...process.env,
    ...environment,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    FLOOD_POINTS: '0',
    DEMO: 'false',
    WORKER: 'apart',
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
  }
  const child: ChildProcess = fork(new URL('server.ts', import.meta.url), { env })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The server did not start.'))),
  ])
  const used = async () => {
    const told = once(child, 'message')
    child.send('used')
    return (await told)[0] as { ms: number; rss: number }
  }
  return {
    cpuMs: async () => (await used()).ms,
    rss: async () => (await used()).rss,
    async stop() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

export type Timed = { kind: string; ms: number; total: number }

/** Sends every query once, with limited concurrency. */
export async function askAll(queries: Query[], atOnce: number): Promise<Timed[]> {
  const pool = new Pool(`http://localhost:${port}`, { connections: atOnce, pipelining: 1 })
  const timed: Timed[] = []
  const waiting = queries.values()
  const ask = async () => {
    for (const { kind, parameters } of waiting) {
      const asked = performance.now()
      const path = `/jobs/search?${new URLSearchParams(parameters)}`
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers })
      const { totalDocs } = (await body.json()) as { totalDocs: number }
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
      timed.push({ kind, ms: performance.now() - asked, total: totalDocs })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  await pool.close()
  return timed
}

/** The searches of a kind: how they were answered, in what time, with what CPU. */
export type Asked = { kind: string; timed: Timed[]; seconds: number; cpu: Cpu }

/** Asks every query once, kind after kind. */
export async function askByKind(queries: Query[], atOnce: number, meter: CpuMeter): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const [kind, its] of Map.groupBy(queries, (query) => query.kind)) {
    const before = await meter()
    const began = performance.now()
    const timed = await askAll(its, atOnce)
    const seconds = (performance.now() - began) / 1000
    const after = await meter()
    const cpu = { server: after.server - before.server, postgres: after.postgres - before.postgres }
    asked.push({ kind, timed, seconds, cpu })
  }
  return asked
}

/** All kinds as one. */
export const together = (asked: Asked[]): Asked => ({
  kind: 'all',
  timed: asked.flatMap(({ timed }) => timed),
  seconds: sumOf(asked, ({ seconds }) => seconds),
  cpu: { server: sumOf(asked, ({ cpu }) => cpu.server), postgres: sumOf(asked, ({ cpu }) => cpu.postgres) },
})

const sumOf = <T>(list: T[], of: (each: T) => number) => list.reduce((sum, each) => sum + of(each), 0)

/** A row of the table; CPU is milliseconds a search. */
export const rowOf = ({ kind, timed, cpu }: Asked) => ({
  kind,
  queries: timed.length,
  ...percentiles(timed.map(({ ms }) => ms)),
  'median jobs': percentiles(timed.map(({ total }) => total)).p50,
  'server CPU': Number((cpu.server / timed.length).toFixed(2)),
  'PostgreSQL CPU': Number((cpu.postgres / timed.length).toFixed(2)),
})
