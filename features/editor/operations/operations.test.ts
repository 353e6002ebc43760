import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Container, Document } from '#features/content/schema.ts'
import { blankColumn, blankContainer } from './blank.ts'
import { setField, setWidth } from './change.ts'
import { duplicate, paste } from './copy.ts'
import { find, positionsOf } from './find.ts'
import { begin, type History, mostSteps, record, redo, undo } from './history.ts'
import { insert, move, remove } from './insert.ts'
import { nest } from './nest.ts'
import { step } from './step.ts'
import { bringBack, changeStyle, leaving, type Style } from './style.ts'

const page = (...containers: Container[]): Document => ({ schemaVersion: 1, containers })
const words = (id: string, content: string) => ({ id, contentType: 'text', content })
const first = (document: Document) => document.containers[0]!
const types = (container: Container) => container.columns.map(({ contentType }) => contentType)

const steps = fc.array(
  fc.record({
    do: fc.constantFrom(
      'field',
      'width',
      'container',
      'column',
      'block',
      'move',
      'step',
      'copy',
      'paste',
      'remove',
      'style',
      'back',
      'nest',
    ),
    which: fc.nat(30),
    where: fc.nat(30),
    value: fc.oneof(fc.string(), fc.integer(), fc.constant(undefined)),
    type: fc.constantFrom('text', 'image', 'freeContent', 'hologram', ''),
    style: fc.constantFrom<Style>('single', 'twoColumns', 'grid'),
  }),
  { maxLength: 60 },
)
type Step = typeof steps extends fc.Arbitrary<(infer Each)[]> ? Each : never

function edit(document: Document, by: Step): Document {
  const ids = [...positionsOf(document).keys()]
  const id = ids[by.which % Math.max(1, ids.length)] ?? ''
  const other = ids[by.where % Math.max(1, ids.length)] ?? null
  const place = find(document, id)
  const into = find(document, other)
  const doings: Record<string, () => Document> = {
    field: () => setField(document, id, 'title', by.value),
    width: () => setWidth(document, id, by.where),
    container: () => insert(document, 'container', blankContainer(), { into: null, at: by.where }),
    column: () =>
      into?.kind === 'container'
        ? insert(document, 'column', blankColumn(by.type), { into: other, at: by.which })
        : document,
    block: () =>
      into?.part.contentType === 'freeContent' && into.kind === 'column'
        ? insert(document, 'block', blankColumn(by.type), { into: other, at: by.which })
        : document,
    move: () => move(document, id, { into: place?.kind === 'container' ? null : other, at: by.where }),
    step: () => step(document, id, by.where % 2 ? 1 : -1),
    copy: () => duplicate(document, id)?.document ?? document,
    paste: () => (place && paste(document, place.kind, place.part, other)?.document) || document,
    remove: () => remove(document, id),
    style: () => (place?.kind === 'container' ? changeStyle(document, id, by.style) : document),
    back: () => bringBack(document, id, (place?.part as Container)?.setAside?.[0]?.id ?? ''),
    nest: () => nest(document, id) ?? document,
  }
  return doings[by.do]!()
}

const start = page(
  {
    id: 'a',
    title: 'A',
    columns: [
      words('a1', 'one'),
      { id: 'a2', contentType: 'freeContent', freeContent: [words('a3', 'deep')] },
    ],
  },
  {
    id: 'b',
    title: 'B',
    style: 'grid',
    columns: [{ id: 'b1', contentType: 'hologram', beam: [1, { x: 2 }] }],
  },
)

describe('any edits', () => {
  test('undone to the last are the same to the byte, and the same object; done again likewise', () => {
    fc.assert(
      fc.property(steps, (edits) => {
        const before = JSON.stringify(start)
        let history: History<Document> = begin(start)
        for (const each of edits) history = record(history, edit(history.now, each))
        const after = JSON.stringify(history.now)
        const count = history.past.length
        while (history.past.length) history = undo(history)
        expect(history.now).toBe(start)
        expect(JSON.stringify(history.now)).toBe(before)
        for (let i = 0; i < count; i++) history = redo(history)
        expect(JSON.stringify(history.now)).toBe(after)
      }),
    )
  })

  test('leave every id once', () => {
    fc.assert(
      fc.property(steps, (edits) => {
        const document = edits.reduce(edit, start)
        const ids = [...JSON.stringify(document).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })

  test('but deletions lose no word of the document', () => {
    fc.assert(
      fc.property(steps, (edits) => {
        const kept = edits.filter((each) => each.do !== 'remove' && each.do !== 'field')
        expect(JSON.stringify(kept.reduce(edit, start))).toMatch(
          /(?=.*one)(?=.*deep)(?=.*"beam":\[1,\{"x":2\}\])/,
        )
      }),
    )
  })
})

test('a thousand steps and more can be undone; typing in one field is one step', () => {
  let history = begin(0)
  for (let i = 1; i <= mostSteps; i++) history = record(history, i)
  for (let i = 0; i < mostSteps; i++) history = undo(history)
  expect(history.now).toBe(0)
  let typed = begin('')
  for (const text of ['a', 'ab', 'abc']) typed = record(typed, text, 'field')
  expect(undo(typed).now).toBe('')
})

test('an edit replaces what it touches and nothing else', () => {
  const after = setField(start, 'a1', 'content', 'two')
  expect(after.containers[1]).toBe(start.containers[1])
  expect(first(after).columns[1]).toBe(first(start).columns[1])
})

describe('layouts', () => {
  const three = page({
    id: 'k',
    title: 'K',
    style: 'grid',
    columns: [words('1', 'a'), words('2', 'b'), words('3', 'c')],
  })

  test('single keeps the first and sets the others aside, to be brought back', () => {
    expect(leaving(first(three), 'single')).toHaveLength(2)
    const single = changeStyle(three, 'k', 'single')
    expect(first(single)).toMatchObject({ columns: [{ id: '1' }], setAside: [{ id: '2' }, { id: '3' }] })
    const back = bringBack(single, 'k', '3')
    expect(first(back)).toMatchObject({ columns: [{ id: '3' }], setAside: [{ id: '2' }, { id: '1' }] })
  })

  test('two columns are two at least; three stay three', () => {
    expect(first(changeStyle(three, 'k', 'twoColumns')).columns).toHaveLength(3)
    const one = page({ id: 'k', columns: [words('1', 'a')] })
    expect(types(first(changeStyle(one, 'k', 'twoColumns')))).toEqual(['text', ''])
  })

  test('grid makes images of all; their content is kept', () => {
    const two = page({
      id: 'k',
      style: 'twoColumns',
      columns: [words('1', 'a'), { id: '2', contentType: 'image', image: '/x' }],
    })
    const grid = first(changeStyle(two, 'k', 'grid'))
    expect(types(grid)).toEqual(['image', 'image'])
    expect(grid.columns[1]).toBe(first(two).columns[1])
    expect(grid.setAside).toEqual([words('1', 'a')])
  })

  test('one control sets both widths of a row', () => {
    const two = changeStyle(three, 'k', 'twoColumns')
    expect(first(setWidth(two, '2', 30)).columns.map(({ width }) => width)).toEqual([70, 30, undefined])
  })
})

test('a copy has ids of its own and not the anchor', () => {
  const anchored = page({ id: 'k', htmlId: 'here', columns: [words('1', 'a')] })
  const { document, id } = duplicate(anchored, 'k')!
  expect(find(document, id)?.part).not.toHaveProperty('htmlId')
  expect(document.containers[1]!.columns[0]).toMatchObject({ content: 'a' })
})

test('a column steps over the end of its container into the next', () => {
  const two = page({ id: 'k', columns: [words('1', 'a')] }, { id: 'l', columns: [words('2', 'b')] })
  expect(step(two, '1', 1).containers.map(({ columns }) => columns.map(({ id }) => id))).toEqual([
    [],
    ['1', '2'],
  ])
})

test('a text goes into the free content before it', () => {
  const two = page({
    id: 'k',
    style: 'twoColumns',
    columns: [{ id: 'f', contentType: 'freeContent' }, words('1', 'a')],
  })
  expect(first(nest(two, '1')!).columns).toEqual([
    {
      id: 'f',
      contentType: 'freeContent',
      freeContent: [{ id: '1', contentType: 'text', textContent: 'a' }],
    },
  ])
})
