import { expect, test } from 'vitest'
import type { Document } from '#features/content/schema.ts'
import { type Branch, branchesOf, holdersOf, linesOf, stepOf } from './tree.ts'

const document = {
  schemaVersion: 1,
  containers: [
    {
      id: 'k1',
      title: 'Why we are here',
      columns: [
        {
          id: 'a',
          contentType: 'text',
          content: '<h3>Jobs&nbsp;&amp; people</h3><p>For everybody who served</p>',
        },
        {
          id: 'b',
          contentType: 'freeContent',
          freeContent: [{ id: 'c', contentType: 'button', buttonText: 'Go' }],
        },
      ],
    },
    {
      id: 'k2',
      columns: [
        { id: 'd', contentType: 'hologram', title: 'x' },
        { id: 'e', contentType: '' },
      ],
    },
  ],
} as unknown as Document
const branches = branchesOf(document)
const words = (all: Branch[], indent = ''): string[] =>
  all.flatMap(({ label, children }) => [indent + label, ...words(children, `${indent}  `)])

test('names parts by what people would recognize', () => {
  expect(words(branches)).toEqual([
    'Why we are here',
    '  Text: Jobs & people For everybody who served',
    '  Free content',
    '    Button: Go',
    'Container without a title',
    '  Unknown content',
    '  Empty column',
  ])
})

test('what is closed hides what it holds', () => {
  const seen = linesOf(branches, new Set(['k2', 'b']))
  expect(seen.map(({ branch, level, at, of }) => `${branch.id} ${level} ${at}/${of}`)).toEqual([
    'k1 1 1/2',
    'a 2 1/2',
    'b 2 2/2',
    'k2 1 2/2',
  ])
  expect(holdersOf(branches, 'c')).toEqual(['k1', 'b'])
  expect(holdersOf(branches, 'k1')).toEqual([])
  expect(holdersOf(branches, 'nothing')).toEqual([])
})

test('keys walk the tree', () => {
  const none = new Set<string>()
  const step = (key: string, id: string, closed = none) => stepOf(key, linesOf(branches, closed), id, closed)
  expect(step('ArrowDown', 'a')).toEqual({ to: 'b' })
  expect(step('ArrowUp', 'k1')).toEqual({ to: undefined })
  expect(step('ArrowRight', 'b')).toEqual({ to: 'c' })
  expect(step('ArrowRight', 'b', new Set(['b']))).toEqual({ open: 'b' })
  expect(step('ArrowRight', 'a')).toEqual({})
  expect(step('ArrowLeft', 'b')).toEqual({ close: 'b' })
  expect(step('ArrowLeft', 'c')).toEqual({ to: 'b' })
  expect(step('c', 'k1')).toEqual({ to: 'k2' })
  expect(step('End', 'k1')).toEqual({ to: 'e' })
  expect([step(' ', 'c'), step('Tab', 'c')]).toEqual([{ select: 'c' }, null])
})
