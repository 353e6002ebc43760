// npm run test:operations: everything in docs/operations.md, as written there, on an empty Debian with systemd, with an upgrade under load
// from an earlier commit to this one. It takes half an hour, and needs root, debootstrap and systemd-nspawn; elsewhere it says so.
// npm run test:operations -- fresh: npm start and npm test as an ordinary user of a machine that has npm and git, and nothing else.
//   OPERATIONS_FROM=COMMIT: the release before; without it, the commit before the last three that added migrations.
//   OPERATIONS_REQUESTS=10000: at least that many during the upgrade. OPERATIONS_KEEP=1: leaves the Debian running.
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail } from '#lib/stop.ts'
import { fresh } from '../test/operations/fresh.ts'
import { journey } from '../test/operations/journey.ts'
import { machineMissing } from '../test/operations/machine.ts'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

try {
  const missing = await machineMissing()
  if (missing) {
    console.log(`Not tried: docs/operations.md. ${missing}`)
    process.exit(0)
  }
  const options = {
    before: process.env.OPERATIONS_FROM ? git('rev-parse', process.env.OPERATIONS_FROM) : releaseBefore(),
    now: git('rev-parse', 'HEAD'),
    requests: Number(process.env.OPERATIONS_REQUESTS ?? 10_000),
    log: join(tmpdir(), `muster-operations-${process.pid}.log`),
  }
  if (process.argv[2] === 'fresh') {
    console.log(`What the commands print: ${options.log}`)
    await fresh(options)
    console.log('\nA fresh machine needs nothing more than npm.')
    process.exit(0)
  }
  console.log(`From ${options.before} to ${options.now}. What the commands print: ${options.log}`)
  await journey(options)
  console.log('\nEverything in docs/operations.md was done.')
} catch (error) {
  fail(error)
}

function releaseBefore(): string {
  const added = git(
    'log',
    '--first-parent',
    '--diff-filter=A',
    '--format=%H',
    '-n',
    '3',
    '--',
    'db/migrations',
  )
  return git('rev-parse', `${added.split('\n').at(-1)}^`)
}
