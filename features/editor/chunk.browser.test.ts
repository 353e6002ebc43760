import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }

const dist = new URL('../../dist/client/', import.meta.url)
const manifest: Record<string, Chunk> = JSON.parse(
  await readFile(new URL('.vite/manifest.json', dist), 'utf8'),
)
const editor = 'features/editor/widgets.ts'
const page = 'features/pages/page.page.tsx'

/** A chunk and everything that comes with it. */
function closure(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const other of manifest[key]?.imports ?? []) closure(other, found)
  return found
}

test('no page of a visitor brings the editor along, and one asks for it when somebody edits', () => {
  const entries = Object.keys(manifest).filter(
    (key) => /\.page\.tsx$|^web\/client|\/view\.tsx$/.test(key) && !key.startsWith('features/editor/'),
  )
  expect(entries.length).toBeGreaterThan(40)
  for (const entry of entries) expect([...closure(entry)], entry).not.toContain(editor)
  expect(manifest[page]?.dynamicImports).toContain(editor)
})

test('the first of the editor is at most 60 kB, compressed, without rich text', async () => {
  const there = closure(page)
  const more = [...closure(editor)].filter((key) => !there.has(key) && manifest[key]?.file.endsWith('.js'))
  const sizes = await Promise.all(
    more.map(async (key) => gzipSync(await readFile(new URL(manifest[key]!.file, dist))).length),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000)
})
