import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { documentFaultsUnder } from './documents.ts'

let root: string

const write = async (file: string, ...lines: string[]) => {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), `${lines.join('\n')}\n`)
}

/** The faults apart from the index, which the tests of citations leave out. */
const faults = async () =>
  (await documentFaultsUnder(root)).filter((fault) => !fault.includes('is not up to date'))

// Numbers are joined here: a literal citation of something missing would fail the check of this repository.
const document = (number: number) => `document ${number}`
const records = 'docs/decisions'
const decision = (number: string) => `decision ${number}`

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'documents-'))
  await write('docs/specification/document-1.md', '# Document 1', '## 1. Purpose', '## 2. Screens')
  await write('docs/design/search.md', '# Search', '## Feeds')
  await write('docs/design/architecture.md', '# Architecture', '## 1. One URL')
  await write(`${records}/010-queue.md`, '# 010 Queue: graphile-worker')
})
afterEach(() => rm(root, { recursive: true }))

test('finds nothing wrong where every citation resolves', async () => {
  await write(
    'lib/job.ts',
    `// ${document(1)}, sections 1 and 2; architecture, section 1; design: search, Feeds;`,
    `/* ${decision('010')}, ${records}/010-queue.md, docs/decisions/010, and ${document(1)},`,
    ' * section 2. RFC 5321, section 4.2.1 is somebody else’s. */',
  )
  await write(
    'docs/specification/document-2.md',
    '# Document 2',
    '- a queue: `lib/job.ts`, in `lib`, `docs/decisions/`',
  )
  expect(await faults()).toEqual([])
})

test.each([
  ['a document that does not exist', `// ${document(4)}, section 1`, `${document(4)} does not exist`],
  ['a section that does not exist', `// ${document(1)}, sections 1 and 7`, 'document 1 has no section 7'],
  ['a section on the next line', `/* ${document(1)},\n * section 9 */`, 'document 1 has no section 9'],
  ['a design note that does not exist', `// design${':'} money`, 'design note money does not exist'],
  [
    'a heading that does not exist',
    `// design${':'} search, Ranking`,
    'design note search has no section Ranking',
  ],
  ['a numbered note', `// architecture, ${'section'} 12`, 'design note architecture has no section 12'],
  ['a decision that does not exist', `// ${decision('011')}`, 'decision 011 does not exist'],
  ['a file of a decision', `// docs/decisions/${'010-tasks'}.md`, `${records}/010-tasks.md does not exist`],
])('finds %s', async (_, comment, fault) => {
  await write('lib/job.ts', comment)
  expect(await faults()).toEqual([`lib/job.ts:1: ${fault}`])
})

test('finds a path that the specification names and the tree does not have', async () => {
  await write('docs/specification/document-1.md', '## 1. Purpose', '- a queue: `lib/queue.ts`, `lib`')
  expect(await faults()).toEqual(['docs/specification/document-1.md:2: lib/queue.ts does not exist'])
})

test('finds a decision that does not know what superseded it, or shares its number', async () => {
  await write(`${records}/011-own.md`, '# 011 Queue: our own', '', 'Supersedes 010: the library.')
  await write(`${records}/011-other.md`, '# 011 Something else')
  expect(await faults()).toEqual([
    `${records}/011-own.md: 011 is also the number of 011-other.md`,
    `${records}/011-own.md: 010 does not say "Superseded by 011"`,
  ])
})

test('finds an index that lacks a decision or its status', async () => {
  await write('docs/decisions/README.md', '- [010](010-queue.md) Queue: pg-boss')
  expect(await documentFaultsUnder(root)).toEqual([
    'docs/decisions/README.md is not up to date. Run: node bin/documents.ts',
  ])
})
