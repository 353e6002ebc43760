import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { Stop } from '#lib/stop.ts'
import { type Home, homeFor } from './home.ts'
import { watchOver } from './watchdog.ts'

const run = promisify(execFile)

export type Database = {
  url: string
  /** Stops the server when no other process of ours uses it; does nothing when it is not ours. */
  close(): Promise<void>
  /** Restarts the server at the same address if it is ours and has died. */
  revive?(): Promise<void>
}

export type ClusterOptions = {
  /** the folder of the cluster; created at first use */
  folder: string
  /** extra settings of the server, such as { fsync: 'off' } */
  settings?: Record<string, string>
  /** the database to create and open, default 'muster' */
  name?: string
  /** deletes the cluster when this process ends, however it ends */
  temporary?: boolean
}

const defaults = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '512MB',
  effective_cache_size: '4GB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '2GB',
  max_connections: '200',
  random_page_cost: '1.1',
  jit: 'off',
  shared_preload_libraries: '',
  logging_collector: 'off',
}

/**
 * The embedded PostgreSQL of a folder: created at first use, started if it is not running, joined if it is.
 * Several processes may open it; the last one that closes it stops it. A killed process closes nothing, so
 * a watchdog stops the server for it.
 * @throws Stop when the folder cannot be used or the server does not start
 */
export async function openEmbedded(options: ClusterOptions): Promise<Database> {
  const home = await homeFor(resolve(options.folder))
  const name = options.name ?? 'muster'
  await createCluster(home, options.settings)
  const port = (await runningPort(home)) ?? (await start(home, options.settings))
  await accepting(await addressOf(home, port, 'postgres'), home)
  await createDatabase(await addressOf(home, port, 'postgres'), name)
  const url = await addressOf(home, port, name)
  const dismiss = watchOver(resolve(options.folder), options.temporary === true)
  return {
    url,
    revive: async () => {
      if (!(await runningPort(home))) await start(home, options.settings, port)
    },
    close: async () => {
      await stopWhenUnused(home, url)
      dismiss()
    },
  }
}

/**
 * Stops the server that a killed process left behind, unless another process uses it, which will stop it itself.
 * It waits first: a supervisor may restart the process at once, and its last queries may still be running.
 */
export async function stopAbandoned(folder: string): Promise<void> {
  const home = await homeFor(resolve(folder))
  for (let asked = 0, unused = 0; asked < 60 && unused < 3; asked++) {
    await setTimeout(1_000)
    const port = await runningPort(home)
    if (!port) return
    unused = (await usedByOthers(await addressOf(home, port, 'postgres'))) ? 0 : unused + 1
    if (unused === 3) await stop(home)
  }
}

async function addressOf(home: Home, port: number, name: string): Promise<string> {
  const password = await readFile(join(home.data, 'muster.password'), 'utf8')
  return `postgres://muster:${password.trim()}@127.0.0.1:${port}/${name}`
}

/** Deletes a cluster that is not running, wherever it lives. */
export async function removeEmbedded(folder: string): Promise<void> {
  const real = await realpath(folder).catch(() => null)
  if (real && real !== resolve(folder)) await rm(dirname(real), { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}

async function createCluster(home: Home, settings: ClusterOptions['settings']) {
  if (await exists(join(home.data, 'muster.password'))) return
  if (await exists(join(home.data, 'PG_VERSION')))
    throw new Stop(
      `The data folder ${home.data} is not complete. Move it away and start again: a new one will be made.`,
    )
  await rm(home.data, { recursive: true, force: true })
  await mkdir(home.data, { recursive: true, mode: 0o700 })
  const password = randomBytes(24).toString('hex')
  const passwordFile = `${home.data}.new-password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (home.owner) {
    await chown(home.data, home.owner.uid, home.owner.gid)
    await chown(passwordFile, home.owner.uid, home.owner.gid)
  }
  try {
    await as(home, 'initdb', [
      `--pgdata=${home.data}`,
      '--username=muster',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      ...(settings?.fsync === 'off' ? ['--no-sync'] : []),
      ...(await supportsBuiltinLocale(home)),
    ])
  } catch (error) {
    await rm(home.data, { recursive: true, force: true })
    throw new Stop(`The database could not be created in ${home.data}: ${firstLine(error)}`)
  } finally {
    await rm(passwordFile, { force: true })
  }
  // Written last: its presence means that the cluster is complete.
  await writeFile(join(home.data, 'muster.password'), password, { mode: 0o600 })
}

/** PostgreSQL 17 and later sort and fold UTF-8 by themselves, the same on every machine. */
async function supportsBuiltinLocale(home: Home) {
  const { stdout } = await run(join(home.binaries, 'bin/postgres'), ['--version'])
  return Number(/(\d+)\./.exec(stdout)?.[1]) >= 17
    ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : []
}

async function start(home: Home, settings: Record<string, string> = {}, samePort?: number): Promise<number> {
  const port = samePort ?? (await freePort())
  const log = join(home.data, 'server.log')
  const flags = Object.entries({ ...defaults, ...settings }).map(([key, value]) => `-c ${key}='${value}'`)
  try {
    await as(home, 'pg_ctl', [
      'start',
      '-w',
      '-t',
      '60',
      '-s',
      '-D',
      home.data,
      '-l',
      log,
      '-o',
      `-p ${port} ${flags.join(' ')}`,
    ])
  } catch {
    // Another process may have started it at the same moment; then join it.
    const other = await runningPort(home)
    if (other) return other
    const lines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n')
    const reason = lines.findLast((line) => /FATAL|PANIC|could not/.test(line)) ?? lines.at(-1)
    throw new Stop(
      `The embedded database in ${home.data} does not start: ${reason || 'no reason given'}. ` +
        'Restore the folder from a backup, or move it away to start with an empty one.',
    )
  }
  return port
}

/** The port of the server that runs on this folder now, or null. */
async function runningPort(home: Home): Promise<number | null> {
  const lines = (await readFile(join(home.data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid || !port) return null
  const running = as(home, 'pg_ctl', ['status', '-D', home.data])
  return running.then(() => port).catch(() => null)
}

/** After a crash PostgreSQL reads its log first, which may take a minute; and it may find no room for that. @throws Stop */
async function accepting(url: string, { data }: Home) {
  for (let tried = 1; ; tried++)
    try {
      return await withClient(url, async () => {})
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      const isStarting = code === '57P03' || code === 'ECONNREFUSED' || code === 'ECONNRESET'
      if (!isStarting) throw error
      if (tried === 120)
        throw new Stop(
          `The embedded database in ${data} does not accept connections: ${message}. Look into server.log there, and whether its disk is full.`,
        )
      await setTimeout(500)
    }
}

async function createDatabase(serverUrl: string, name: string) {
  await withClient(serverUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount)
      await client.query(`create database "${name}"`).catch((error: { code?: string }) => {
        if (error.code !== '42P04' && error.code !== '23505') throw error // made by another process meanwhile
      })
  })
}

async function stopWhenUnused(home: Home, url: string) {
  if (!(await usedByOthers(url))) await stop(home)
}

const stop = (home: Home) =>
  as(home, 'pg_ctl', ['stop', '-w', '-s', '-m', 'fast', '-D', home.data]).catch(() => {})

/** A connection that was just closed is still counted for a moment, so check twice. */
async function usedByOthers(url: string): Promise<boolean> {
  const question = `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
  for (let asked = 0; asked < 10; asked++) {
    const others = await withClient(url, (client) => client.query(question)).catch(() => null)
    if (!others) return true // it does not answer, so do not stop it
    if (!others.rowCount) return false
    await setTimeout(100)
  }
  return true
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Runs a PostgreSQL program as the user that owns the cluster: PostgreSQL refuses to run as root. */
function as(home: Home, program: string, args: string[]): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(join(home.binaries, 'bin', program), args, {
      ...home.owner,
      cwd: dirname(home.data),
      env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
      // Ctrl-C in the terminal reaches us, and we stop the server in order: it must not get the signal itself.
      detached: true,
    })
    let errors = ''
    child.stderr.on('data', (text) => (errors += text))
    child.on('error', failed)
    // pg_ctl leaves the server behind, which may hold stderr open: 'exit' and not 'close'.
    child.on('exit', (code) =>
      code === 0 ? done() : failed(new Error(errors.trim() || `${program} ended with ${code}`)),
    )
  })
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
const firstLine = (error: unknown) => String((error as Error).message).split('\n')[0]
