// Writes db/types.ts from a freshly migrated database, or from a copy of the one at TEMPLATE_URL, of a test run.
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbedded, removeEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { openPool } from '#lib/db.ts'

const { TEMPLATE_URL: template } = process.env
const database = template ? await copyOf(template) : await fresh()
try {
  await writeTypes(database.url)
} finally {
  await database.close()
}

async function fresh() {
  const folder = join(tmpdir(), `muster-types-${process.pid}`)
  const { url, close } = await openEmbedded({ folder, settings: { fsync: 'off' }, temporary: true })
  return { url, close: () => close().then(() => removeEmbedded(folder)) }
}

/** A copy of a database that nobody is connected to, which saves running the migrations that it has. */
async function copyOf(url: string) {
  const copy = new URL(url)
  copy.pathname = `/muster_types_${process.pid}`
  const run = async (statement: string) => {
    const server = new URL(url)
    server.pathname = '/postgres'
    const client = new pg.Client({ connectionString: server.href })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const [name, from] = [copy, new URL(url)].map(({ pathname }) => pathname.slice(1))
  await run(`create database ${name} template ${from}`)
  return { url: copy.href, close: () => run(`drop database ${name} with (force)`) }
}

async function writeTypes(url: string) {
  const pool = openPool(url)
  await migrate(pool).finally(() => pool.end())
  const leaveOut = '(migrations*|graphile_worker.*)'
  const flags = [
    '--dialect',
    'postgres',
    '--url',
    url,
    '--out-file',
    'db/types.ts',
    '--exclude-pattern',
    leaveOut,
  ]
  execFileSync(
    'kysely-codegen',
    [...flags, '--numeric-parser', 'number', '--type-only-imports', '--log-level', 'warn'],
    {
      stdio: 'inherit',
    },
  )
}
