import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'

const copy = mkdtempSync(join(tmpdir(), 'muster-new-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs a command in the copy. @throws with what it printed, when it fails */
function run(command: string, ...args: string[]): string {
  const path = `${process.cwd()}/node_modules/.bin:${process.env.PATH}`
  // The tests of the copy make databases of their own on the server of this run, from its template.
  const env = { ...process.env, PATH: path, TEMPLATE_URL: inject('templateUrl'), VITEST: '' }
  try {
    return execFileSync(command, args, { cwd: copy, env, encoding: 'utf8' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
  }
}

test('a new room is typed, keeps the structure, and passes its tests', { timeout: 900_000 }, () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.split('\n').filter(Boolean)) cpSync(file, join(copy, file))
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))

  run('node', 'bin/new.ts', 'feature', 'job-fairs')
  run(
    'biome',
    'ci',
    '--error-on-warnings',
    '--vcs-enabled=false',
    'features/job-fairs',
    'features/list.ts',
    'spec',
  )
  // All sources, and the tests of the room: what others test and measure knows nothing of it.
  const project = {
    extends: './tsconfig.json',
    files: ['features/job-fairs/job-fairs.test.ts', 'features/job-fairs/access.fixture.ts'],
    exclude: ['node_modules', 'dist', 'bench', 'demo', 'bin', '**/*.test.ts', '**/*.test.tsx'],
  }
  writeFileSync(join(copy, 'tsconfig.room.json'), JSON.stringify(project))
  run('tsc', '--project', 'tsconfig.room.json', '--incremental', 'false')
  // What the room imports, not what that imports in turn: the check of the project has seen it.
  const cruise = ['--config', '.dependency-cruiser.mjs', '--do-not-follow', '^(?!features/job-fairs/)']
  run('depcruise', ...cruise, '--output-type', 'err', 'features/job-fairs')
  const tests = ['features/job-fairs', 'features/list.test.ts', 'test/trail.test.ts']
  expect(run('vitest', 'run', ...tests)).toMatch(/Tests .*passed/)
})
