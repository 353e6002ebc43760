// npm test: format, lint, types, structure, then unit, request and browser tests. Arguments go to Vitest alone:
//   npm test -- features/jobs
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail } from '#lib/stop.ts'
import { ensureBuilt } from './build.ts'
import { check } from './check.ts'
import { ensureChromium } from './chromium.ts'

const chosen = process.argv.slice(2)

try {
  const checked = chosen.length > 0 || (await check())
  const chromium = ensureChromium()
  await ensureBuilt()
  const { passed, failed } = await vitest(chosen, chromium)
  if (!checked) console.log('\nThe checks above failed.')
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(checked && failed === 0 && passed > 0 ? 0 : 1)
} catch (error) {
  fail(error)
}

/** Runs Vitest and counts its tests. A run that breaks before its end counts as one that failed. */
async function vitest(args: string[], chromium: string) {
  const folder = await mkdtemp(join(tmpdir(), 'muster-tests-'))
  const report = join(folder, 'report.json')
  const { status } = spawnSync(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    {
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM: chromium },
    },
  )
  const text = await readFile(report, 'utf8').catch(() => '{}')
  await rm(folder, { recursive: true })
  const { numPassedTests: passed = 0, numFailedTests: failures = 0 } = JSON.parse(text)
  return { passed, failed: status === 0 ? failures : Math.max(failures, 1) }
}
