// Format, lint, types, structure: everything that needs no database.
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { documentFaultsUnder } from './documents.ts'
import { pagesFile } from './pages.ts'
import { roomFaults } from './rooms.ts'

const rooms = 'spec schema lib db ui web features catalog demo bench bin app.ts server.ts config.ts'.split(
  ' ',
)

const steps: [string, string, string[]][] = [
  ['Format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['Types', 'tsc', []],
  ['Structure', 'depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...rooms]],
  ['Unused code', 'knip', []],
]

/** Runs every check and says which failed. */
export async function check(): Promise<boolean> {
  const failed = steps.filter(([title, command, args]) => {
    console.log(`\n── ${title}`)
    return spawnSync(command, args, { stdio: 'inherit' }).status !== 0
  })
  const current = (await readFile('lib/pages.ts', 'utf8')) === (await pagesFile())
  if (!current) console.log('\nlib/pages.ts is out of date. Run: npm run generate')
  console.log('\n── Documents and rooms')
  const faults = [...(await documentFaultsUnder('.')), ...roomFaults()]
  for (const fault of faults) console.log(fault)
  if (failed.length) console.log(`\nFailed: ${failed.map(([title]) => title).join(', ')}`)
  return failed.length === 0 && current && faults.length === 0
}

if (import.meta.main) process.exit((await check()) ? 0 : 1)
