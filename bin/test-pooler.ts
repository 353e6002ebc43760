// npm run test:pooler -- [files]: the request tests, with the application behind a real PgBouncer that lends its connections by the
// transaction. Browser tests, and those that start servers or clusters of their own, are left out.
import { spawnSync } from 'node:child_process'
import { fail, Stop } from '#lib/stop.ts'
import { hasPgBouncer } from '#test/pgbouncer.ts'
import { ensureBuilt } from './build.ts'

const apart = ['**/*.browser.test.ts', 'test/faults/**', 'test/opensearch/**', 'bin/**', 'bench/**']

try {
  if (!hasPgBouncer)
    throw new Stop('PgBouncer is not installed: apt-get install pgbouncer, or run this where it is.')
  await ensureBuilt()
  const { status } = spawnSync(
    'vitest',
    ['run', ...apart.map((files) => `--exclude=${files}`), ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, POOLER: 'all' } },
  )
  process.exit(status ?? 1)
} catch (error) {
  fail(error)
}
