// Format, lint, types, structure: everything that needs no database.
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
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

/** Runs every check and says which failed. They run at once, since half of them use one core alone, and are shown in order. */
export async function check(): Promise<boolean> {
  const failed: string[] = []
  const running = steps.map(([title, command, args]) => ({ title, ran: ran(command, args) }))
  for (const { title, ran } of running) {
    const { printed, isPassed } = await ran
    console.log(`\n── ${title}\n${printed}`)
    if (!isPassed) failed.push(title)
  }
  const current = (await readFile('lib/pages.ts', 'utf8')) === (await pagesFile())
  if (!current) console.log('\nlib/pages.ts is out of date. Run: npm run generate')
  console.log('\n── Documents and rooms')
  const faults = [...(await documentFaultsUnder('.')), ...roomFaults()]
  for (const fault of faults) console.log(fault)
  if (failed.length) console.log(`\nFailed: ${failed.join(', ')}`)
  return failed.length === 0 && current && faults.length === 0
}

async function ran(command: string, args: string[]) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<boolean>((done) => {
    child.on('error', () => done(false))
    child.on('close', (code) => done(code === 0))
  })
  const printed = await Promise.all([text(child.stdout), text(child.stderr)])
  return { printed: printed.join('').trimEnd(), isPassed: await ended }
}

if (import.meta.main) process.exit((await check()) ? 0 : 1)
