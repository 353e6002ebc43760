// npm run test:operations: everything in docs/operations.md, as written there, on an empty Debian with systemd, with an upgrade under load
// from an earlier commit to this one. It takes half an hour, and needs root, debootstrap and systemd-nspawn; elsewhere it says so.
// npm run test:operations -- image: builds the image of deploy/Dockerfile with buildah, and runs it.
// npm run test:operations -- fresh: npm start and npm test as an ordinary user of a machine that has npm and git, and nothing else.
//   OPERATIONS_FROM=COMMIT: the release before; without it, the commit before the last three that added migrations, or the first one
//   that has what the page installs, where that is later.
//   OPERATIONS_REQUESTS=10000: at least that many during the upgrade. OPERATIONS_KEEP=1: leaves the Debian running.
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail, Stop } from '#lib/stop.ts'
import { fresh } from '../test/operations/fresh.ts'
import { image } from '../test/operations/image.ts'
import { journey } from '../test/operations/journey.ts'
import { machineMissing, type Run } from '../test/operations/machine.ts'

const runs = {
  page: { tries: journey, done: 'Everything in docs/operations.md was done.' },
  fresh: { tries: fresh, done: 'A fresh machine needs nothing more than npm.' },
  image: { tries: image, done: 'The image was built, and serves.' },
} satisfies Record<Run, unknown>

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

try {
  const [, , which = 'page'] = process.argv
  if (!isRun(which)) throw new Stop(`There is no run "${which}", only ${Object.keys(runs).join(', ')}.`)
  const missing = await machineMissing(which)
  if (missing) {
    console.log(`Not tried: ${which}. ${missing}`)
    process.exit(0)
  }
  const options = {
    before: process.env.OPERATIONS_FROM ? git('rev-parse', process.env.OPERATIONS_FROM) : releaseBefore(),
    now: git('rev-parse', 'HEAD'),
    requests: Number(process.env.OPERATIONS_REQUESTS ?? 10_000),
    log: join(tmpdir(), `muster-operations-${process.pid}.log`),
  }
  console.log(`From ${options.before} to ${options.now}. What the commands print: ${options.log}`)
  await runs[which].tries(options)
  console.log(`\n${runs[which].done}`)
} catch (error) {
  fail(error)
}

function isRun(name: string): name is Run {
  return name in runs
}

function releaseBefore(): string {
  const added = (count: number, path: string) =>
    git('log', '--first-parent', '--diff-filter=A', '--format=%H', '-n', String(count), '--', path)
      .split('\n')
      .at(-1)!
  const before = git('rev-parse', `${added(3, 'db/migrations')}^`)
  const first = added(1, 'deploy/muster')
  return git('merge-base', before, first) === before ? first : before
}
