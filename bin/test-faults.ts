// npm run test:faults: the server and PostgreSQL are killed, paused and cut at every statement of every kind of write.
// npm test has the short form of the same tests.
import { spawnSync } from 'node:child_process'
import { fail } from '#lib/stop.ts'
import { ensureBuilt } from './build.ts'

try {
  await ensureBuilt()
  const { status } = spawnSync('vitest', ['run', 'test/faults', 'features/pages/killed.test.ts'], {
    stdio: 'inherit',
    env: { ...process.env, FAULTS: 'all' },
  })
  process.exit(status ?? 1)
} catch (error) {
  fail(error)
}
