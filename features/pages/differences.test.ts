import { expect, test } from 'vitest'
import type { Container, Document } from '#features/content/schema.ts'
import { differencesOf } from './differences.ts'

const text = (id: string, content = id) => ({ id, contentType: 'text', content: `<p>${content}</p>` })
const words = (id: string, textContent = id) => ({ id, contentType: 'text', textContent })
const free = (id: string, ...freeContent: { id: string; contentType: string }[]) => ({
  ...{ id, contentType: 'freeContent', freeContent },
})
const container = (id: string, ...columns: Container['columns']): Container => ({
  ...{ id, title: id, style: 'grid', columns },
})
const page = (...containers: Container[]): Document => ({ schemaVersion: 1, containers })

test('of what comes or goes whole the outermost part is told, and what holds it is not changed by it', () => {
  const now = page(container('Harbor', text('a')), container('Docks', text('d')))
  const then = page(container('Harbor', text('a'), text('b')), container('Piers', free('f', words('g'))))
  expect(differencesOf(now, then)).toEqual([
    { what: 'back', part: 'Text: b' },
    { what: 'back', part: 'Piers' },
    { what: 'gone', part: 'Docks' },
  ])
})

test('values, blocks and the order of what stays are compared, whatever the order of the fields', () => {
  const now = page(container('Harbor', text('a'), text('b'), free('f', words('g'))))
  expect(differencesOf(now, JSON.parse(JSON.stringify(now)))).toEqual([])
  const { id, ...rest } = text('a')
  expect(
    differencesOf(now, page(container('Harbor', { ...rest, id }, text('b'), free('f', words('g'))))),
  ).toEqual([])
  const then = page(container('Harbor', text('b'), text('a', 'Boats'), free('f', words('g', 'Nets'))))
  expect(differencesOf(now, then)).toEqual([
    { what: 'changed', part: 'Harbor' },
    { what: 'changed', part: 'Text: Boats' },
    { what: 'changed', part: 'Text: Nets' },
  ])
})
