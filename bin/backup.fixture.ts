import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import { inject } from 'vitest'
import { inServer, withDatabase } from '#test/server.ts'

export const key = 'key of the backups of this test, long enough'

/** Commands begin processes and databases, on a machine that may be busy. */
export const slow = { timeout: 300_000 }

const run = promisify(execFile)
const always = { NODE_ENV: 'test', LOG_LEVEL: 'silent', BACKUP_KEY: key }

/** What a command prints. @throws with its sentence when it refuses */
export async function command(name: string, args: string[], env: Record<string, string>): Promise<string> {
  try {
    const { stdout } = await run('node', [`bin/${name}.ts`, ...args], {
      env: { ...process.env, ...always, ...env },
    })
    return stdout
  } catch (error) {
    throw new Error((error as { stderr: string }).stderr)
  }
}

export const begun = (name: string, args: string[], env: Record<string, string>): ChildProcess =>
  spawn('node', [`bin/${name}.ts`, ...args], { env: { ...process.env, ...always, ...env }, stdio: 'ignore' })

/** An empty PostgreSQL of one's own, with two roles that are no superusers, and an empty data folder. */
export async function emptyPlace() {
  const name = `restored_${randomBytes(6).toString('hex')}`
  const server = withDatabase(inject('templateUrl'), 'postgres')
  const dataDir = await mkdtemp(join(tmpdir(), 'muster-restored-'))
  const roles = [`${name}_owner`, `${name}_app`] as const
  for (const role of roles) await inServer(server, `create role ${role} login password 'of the test'`)
  await inServer(server, `create database ${name} owner ${roles[0]}`)
  const [ownerUrl, url] = roles.map((role) => {
    const address = new URL(withDatabase(server, name))
    address.username = role
    address.password = 'of the test'
    return address.href
  }) as [string, string]
  return {
    /** as the server's superuser: sees every row */
    adminUrl: withDatabase(server, name),
    env: { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, DATA_DIR: dataDir },
    dataDir,
    async close() {
      await inServer(server, `drop database if exists ${name} with (force)`)
      for (const role of roles) await inServer(server, `drop role if exists ${role}`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A hash of every table's rows, to compare two databases. */
export async function tablesOf(pool: pg.Pool, except: string[] = []): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and not relispartition and nspname in ('public', 'graphile_worker') order by 1`,
  )
  const all: Record<string, string> = {}
  for (const { name } of rows.filter(({ name }) => !except.includes(name))) {
    const found = await pool.query(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as hash from ${name} t`,
    )
    all[name] = found.rows[0].hash
  }
  return all
}

export async function newestIn(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('Z')).sort()
  return join(folder, names.at(-1)!)
}
