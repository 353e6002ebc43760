import { execFileSync } from 'node:child_process'
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { asApplication } from '#db/application-role.ts'
import { openEmbedded, removeEmbedded } from '#db/embedded.ts'
import { homeFor } from '#db/home.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { withDatabase } from './server.ts'

export type Cluster = {
  /** as the owner, who is a superuser */
  url: string
  applicationUrl: string
  folder: string
  /** One statement as the owner. */
  ask<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>
  /** Ends it as a power cut does. */
  kill(): Promise<void>
  /** Stops it as an operator does: what follows it has everything then. */
  stop(): Promise<void>
  /** Starts it again at its address. */
  start(): Promise<void>
  remove(): Promise<void>
}

/** A primary with the settings of production and an application that is installed. */
export async function primaryCluster(): Promise<Cluster> {
  const cluster = await open(join(await mkdtemp(join(tmpdir(), 'muster-primary-')), 'db'))
  await prepareDatabase({ url: cluster.applicationUrl, ownerUrl: cluster.url })
  return cluster
}

/** A server that follows this one by streaming replication, made as pg_basebackup makes it: no tool is needed but PostgreSQL itself. */
export async function follower(
  primary: Pick<Cluster, 'url' | 'folder'>,
  slot = 'follower',
): Promise<Cluster> {
  const folder = join(await mkdtemp(join(tmpdir(), 'muster-follower-')), 'db')
  const [from, to] = [await homeFor(primary.folder), await homeFor(folder)]
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  try {
    await client.query(`select pg_create_physical_replication_slot('${slot}', true)`)
    await client.query(`select pg_backup_start('${slot}', true)`)
    await cp(from.data, to.data, { recursive: true, filter: isCopied })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await writeFile(join(to.data, 'backup_label'), rows[0]!.labelfile)
  } finally {
    await client.end()
  }
  const { hostname, port, username, password } = new URL(primary.url)
  await writeFile(join(to.data, 'standby.signal'), '')
  await appendFile(
    join(to.data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password} application_name=${slot}'
primary_slot_name = '${slot}'
`,
  )
  if (to.owner) execFileSync('chown', ['-R', `${to.owner.uid}:${to.owner.gid}`, to.data])
  execFileSync('chmod', ['700', to.data])
  return open(folder)
}

const left = new Set(['postmaster.pid', 'postmaster.opts', 'server.log'])
/** The folder of the write-ahead log is kept, and what is in it left out. */
const isCopied = (path: string) => !left.has(basename(path)) && !/pg_wal\/.+|pg_replslot\/.+/.test(path)

const settings = { shared_buffers: '64MB', max_connections: '150', wal_receiver_status_interval: '1s' }

async function open(folder: string): Promise<Cluster> {
  const database = await openEmbedded({ folder, settings, temporary: true })
  const { url } = database
  const { data } = await homeFor(folder)
  const ask = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    return client
      .query<Row>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end().catch(() => {}))
  }
  const [{ follows }] = (await ask<{ follows: boolean }>('select pg_is_in_recovery() as follows')) as [
    { follows: boolean },
  ]
  const process_ = async () => Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0])
  const end = async (signal: 'SIGKILL' | 'SIGINT') => {
    const pid = await process_()
    process.kill(pid, signal)
    for (let tries = 0; runs(pid); tries++) {
      if (tries === 600) throw new Error('It still runs.')
      await sleep(50)
    }
  }
  return {
    ...{ url, folder, ask },
    // A follower has the role already, and takes none.
    applicationUrl: follows ? '' : await asApplication(url),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
    start: async () => database.revive!(),
    async remove() {
      await database.close()
      await removeEmbedded(folder)
      await rm(join(folder, '..'), { recursive: true, force: true })
    },
  }
}

/** The address of the application on another server of the same database. */
export const applicationAt = (primary: Pick<Cluster, 'applicationUrl'>, other: Pick<Cluster, 'url'>) => {
  const [of, at] = [new URL(primary.applicationUrl), new URL(other.url)]
  of.port = at.port
  return withDatabase(of.href, at.pathname.slice(1))
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
