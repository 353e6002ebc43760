import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Server = {
  origin: string
  /** Ends it as a power cut does, at once and without a word, if it runs. */
  kill(): Promise<void>
  /** The same server again, at the same address. */
  start(): Promise<void>
  close(): Promise<void>
}

const script = `
  import { serve } from './server.ts'
  await serve()
  process.stdout.write('ready')`

/** The whole server, as built, in a process of its own on this database. */
export async function serving(databaseUrl: string): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'muster-killed-'))
  const port = await freePort()
  const env = {
    ...process.env,
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', WORKER: 'apart', FLOOD_POINTS: '0' },
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: String(port) },
  }
  let running: ChildProcess | null = null
  const server: Server = {
    origin: `http://localhost:${port}`,
    async start() {
      const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      running = child
      await new Promise<void>((ready, failed) => {
        child.stdout.once('data', () => ready())
        child.once('exit', () => failed(new Error('The server did not start.')))
      })
    },
    async kill() {
      const child = running
      running = null
      if (!child || child.exitCode !== null) return
      const gone = new Promise((ended) => child.once('exit', ended))
      child.kill('SIGKILL')
      await gone
    },
    async close() {
      await server.kill()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  await server.start()
  return server
}

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer()
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => found(port))
    })
  })
