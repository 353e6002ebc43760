import { expect, test } from 'vitest'
import { blockTypes, columnTypes } from '#features/content/schema.ts'
import { drawings } from './drawings.ts'

test('every type has a drawing, and no drawing is of no type', () => {
  const keys = new Set([...columnTypes, ...blockTypes].map(({ key }) => key))
  expect(Object.keys(drawings).sort()).toEqual([...keys].sort())
})
