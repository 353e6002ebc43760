// npm run test:faults -- [files]: the server, PostgreSQL, its replicas and poolers, and the services outside are killed, paused, slowed,
// filled and cut. npm test has the short form of the same tests. Ends with a table.
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fail } from '#lib/stop.ts'
import { ensureBuilt } from './build.ts'

const files = [
  ...['test/faults', 'features/pages/killed.test.ts', 'features/donations/faults.test.ts'],
  ...[
    'lib/replicas',
    'lib/deaf.test.ts',
    'lib/silence.test.ts',
    'lib/database-watch.test.ts',
    'lib/queue.test.ts',
  ],
  ...[
    'lib/files/stores.test.ts',
    'lib/mail/deliver.test.ts',
    'lib/mail/server-faults.test.ts',
    'test/drain.test.ts',
    'test/shedding.test.ts',
  ],
  ...['db/pooler.test.ts', 'db/full-disk.test.ts', 'db/migrate-faults.test.ts'],
]
const chosen = process.argv.slice(2)

type Report = {
  testResults: { name: string; startTime: number; endTime: number; assertionResults: { status: string }[] }[]
}

try {
  await ensureBuilt()
  const folder = await mkdtemp(join(tmpdir(), 'muster-faults-'))
  const report = join(folder, 'report.json')
  const { status } = spawnSync(
    'vitest',
    [
      ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...(chosen.length ? chosen : files),
    ],
    { stdio: 'inherit', env: { ...process.env, FAULTS: 'all' } },
  )
  const { testResults } = JSON.parse(
    await readFile(report, 'utf8').catch(() => '{"testResults":[]}'),
  ) as Report
  await rm(folder, { recursive: true })
  console.table(testResults.map(rowOf))
  process.exit(status ?? 1)
} catch (error) {
  fail(error)
}

function rowOf({ name, startTime, endTime, assertionResults }: Report['testResults'][number]) {
  const count = (...wanted: string[]) =>
    assertionResults.filter(({ status }) => wanted.includes(status)).length
  return {
    file: relative(process.cwd(), name),
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped', 'pending'),
    seconds: Math.round((endTime - startTime) / 1000),
  }
}
