import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export const hasPgBouncer = (() => {
  try {
    return execFileSync('pgbouncer', ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] }).length > 0
  } catch {
    return false
  }
})()

export type PgBouncer = {
  /** connections are lent by the transaction; of any database of the server */
  pooled(url: string): string
  /** connections keep their session */
  session(url: string): string
  /** no transactions at all: a setting that does not fit */
  statement(url: string): string
  /** A command of its console. */
  command(text: string): Promise<void>
  /** Leads to another server from now on: `reload` it then. */
  lead(url: string): Promise<void>
  signal(signal: NodeJS.Signals): void
  start(): Promise<void>
  close(): Promise<void>
}

/** PgBouncer, as this machine has it, in front of a PostgreSQL and with the roles of these addresses. */
export async function pgBouncer(server: string, accounts: string[], more = ''): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-pooler-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const names = accounts.map((url) => {
    const { username, password } = new URL(url)
    return `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`
  })
  await writeFile(join(folder, 'users.txt'), `${names.join('')}"console" ""\n`)
  const file = join(folder, 'pgbouncer.ini')
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  let running: ChildProcess | null = null

  const address = (url: string, database: string) => {
    const changed = new URL(url)
    changed.hostname = '127.0.0.1'
    changed.port = String(port)
    changed.pathname = `/${database}`
    return changed.href
  }
  const nameOf = (url: string) => new URL(url).pathname.slice(1)
  const bouncer: PgBouncer = {
    pooled: (url) => address(url, nameOf(url)),
    session: (url) => address(url, `${nameOf(url)}_session`),
    statement: (url) => address(url, `${nameOf(url)}_statement`),
    async command(text) {
      const client = new pg.Client({ connectionString: `postgres://console@127.0.0.1:${port}/pgbouncer` })
      await client.connect()
      await client.query(text).finally(() => client.end())
    },
    async lead(url) {
      const { hostname, port: at } = new URL(url)
      const to = `host=${hostname} port=${at || 5432}`
      await writeFile(
        file,
        `[databases]
${nameOf(url)} = ${to} pool_mode=transaction
${nameOf(url)}_session = ${to} dbname=${nameOf(url)} pool_mode=session
${nameOf(url)}_statement = ${to} dbname=${nameOf(url)} pool_mode=statement
* = ${to} pool_mode=transaction
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
admin_users = console
ignore_startup_parameters = options,extra_float_digits
default_pool_size = 40
max_client_conn = 500
server_login_retry = 1
server_idle_timeout = 20
${more}
`,
      )
    },
    signal: (signal) => void running?.kill(signal),
    async start() {
      running = spawn('pgbouncer', ['-q', ...user, file], { stdio: 'ignore' })
      for (let tries = 0; ; tries++) {
        const failure = await bouncer.command('show version').then(
          () => null,
          (error: unknown) => error,
        )
        if (!failure) return
        if (tries === 200) throw failure
        await sleep(50)
      }
    },
    async close() {
      if (running && running.exitCode === null && running.signalCode === null) {
        running.kill('SIGKILL')
        await once(running, 'exit')
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
  await bouncer.lead(server)
  await bouncer.start()
  return bouncer
}

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => found(port))
    })
  })
