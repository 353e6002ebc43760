import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Server = {
  origin: string
  /** Ends it as a power cut does, at once, if it runs. */
  kill(): Promise<void>
  signal(signal: NodeJS.Signals): void
  /** Asks it to stop, as a supervisor does, and waits until it has. */
  terminate(): Promise<void>
  /** The same server again, at the same address. */
  start(more?: Record<string, string>): Promise<void>
  close(): Promise<void>
}

const mostStarts = 5

const script = fileURLToPath(new URL('./served.ts', import.meta.url))

/**
 * The whole server, as built, in a process of its own on this database.
 * @param logged takes what it writes to its log, which is silent unless LOG_LEVEL is given
 */
export async function serving(
  databaseUrl: string,
  given: Record<string, string> = {},
  logged: (text: string) => void = () => {},
): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'muster-killed-'))
  const port = await freePort()
  const env = {
    ...process.env,
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', WORKER: 'apart', FLOOD_POINTS: '0' },
    // So that each client has an address of its own, and none uses up the limits of another.
    TRUST_PROXY: '127.0.0.1,::1',
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: String(port) },
    ...given,
  }
  let running: ChildProcess | null = null
  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    const child = running
    running = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((ended) => child.once('exit', ended))
    child.kill(signal)
    await gone
  }
  async function startOnce(more: Record<string, string>) {
    const child = spawn(process.execPath, [script], {
      env: { ...env, ...more },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    running = child
    await new Promise<void>((ready, failed) => {
      let printed = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        logged(text)
        printed += text
        if (/^ready$/m.test(printed)) ready()
        printed = printed.slice(-100)
      })
      child.once('exit', () => failed(new Error('The server did not start.')))
    })
  }

  const server: Server = {
    origin: `http://localhost:${port}`,
    async start(more = {}) {
      // Where its database does not answer in time it ends, and a supervisor starts it again.
      for (let tries = 1; ; tries++) {
        const failure = await startOnce(more).catch((error: unknown) => error)
        if (!failure) return
        const isKilled = running === null
        if (isKilled || tries === mostStarts) throw failure
      }
    },
    signal: (signal) => void running?.kill(signal),
    kill: () => end('SIGKILL'),
    terminate: () => end('SIGTERM'),
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
