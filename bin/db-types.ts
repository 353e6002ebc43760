// Writes db/types.ts from a freshly migrated database.
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded, removeEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { openPool } from '#lib/db.ts'

const folder = join(tmpdir(), `muster-types-${process.pid}`)
const database = await openEmbedded({ folder, settings: { fsync: 'off' }, temporary: true })
try {
  await writeTypes(database.url)
} finally {
  await database.close()
  await removeEmbedded(folder)
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
