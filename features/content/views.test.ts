import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blockLoaders } from './blocks/data.ts'
import { blockTypes } from './blocks/list.ts'
import { columnLoaders } from './columns/data.ts'
import { columnTypes } from './columns/list.ts'
import { folderOf } from './model/things.ts'

const kinds = [
  { kind: 'columns', types: columnTypes, loaders: columnLoaders },
  { kind: 'blocks', types: blockTypes, loaders: blockLoaders },
] as const

test.each(kinds)('every type of $kind has a view, and every folder is a type', ({ kind, types, loaders }) => {
  const keys = types.map(({ key }) => key)
  const folders = readdirSync(new URL(`${kind}/`, import.meta.url), { withFileTypes: true })
  expect(folders.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()).toEqual(
    keys.map(folderOf).sort(),
  )
  for (const key of keys)
    expect(existsSync(new URL(`${kind}/${folderOf(key)}/view.tsx`, import.meta.url)), key).toBe(true)
  expect(keys).toEqual(expect.arrayContaining(Object.keys(loaders)))
})
