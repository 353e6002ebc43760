import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { blocksOf, notRun, whyNotRun } from './document.ts'

test('each command of the page of operators is run by npm run test:operations, or says why it is not', async () => {
  const page = await readFile('docs/operations.md', 'utf8')
  const blocks = blocksOf(page)
  const journey = await readFile(new URL('journey.ts', import.meta.url), 'utf8')
  const run = blocks.filter((block) => !whyNotRun(block))
  for (const section of new Set(run.map(({ section }) => section)))
    expect(journey, `the journey follows "${section}"`).toContain(`'${section.replaceAll("'", '’')}'`)
  for (const beginning of Object.keys(notRun))
    expect(
      blocks.some(({ commands }) => commands.startsWith(beginning)),
      beginning,
    ).toBe(true)
  // Every part of deploy/ that a server with systemd uses is in them.
  const all = run.map(({ commands }) => commands).join('\n')
  for (const part of ['deploy/systemd', 'deploy/nginx.conf', 'deploy/muster']) expect(all).toContain(part)
})

test('blocks are read with the heading above them, and without their indentation', () => {
  expect(blocksOf('# A\n\n## B\n\nText:\n\n    one \\\n      two\n\nand\n\n    three\n## C\n')).toEqual([
    { section: 'B', commands: 'one \\\n  two' },
    { section: 'B', commands: 'three' },
  ])
})
