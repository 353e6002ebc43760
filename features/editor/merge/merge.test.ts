import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '#features/content/schema.ts'
import { decide } from './decide.ts'
import { changed, changes, documents } from './merge.fixture.ts'
import { merge, placeOfPart, wholePart } from './merge.ts'
import { treeOf } from './tree.ts'

type Parts = Record<string, unknown>[]
const page = (...containers: Parts) => ({ schemaVersion: 1, containers }) as unknown as Document
const part = (id: string, columns: Parts, more = {}) => ({ id, title: id, ...more, columns })
const text = (id: string, content = id) => ({ id, contentType: 'text', content })
const idsOf = (document: Document) =>
  document.containers.map(({ id, columns }) => `${id}: ${columns.map((column) => column.id).join(' ')}`)

const base = page(part('k1', [text('a'), text('b'), text('c')]), part('k2', [text('d')]))

test('changes to different columns, and to different fields of one, both stand', () => {
  const mine = page(part('k1', [text('a', 'mine'), text('b'), text('c')]), part('k2', [text('d')]))
  const theirs = page(
    part('k1', [{ ...text('a'), fontSize: 20 }, text('b', 'theirs'), text('c')], { marginTop: 0 }),
    part('k2', [text('d')]),
  )
  expect(merge(base, mine, theirs)).toEqual({
    document: page(
      part('k1', [{ ...text('a', 'mine'), fontSize: 20 }, text('b', 'theirs'), text('c')], { marginTop: 0 }),
      part('k2', [text('d')]),
    ),
    conflicts: [],
  })
})

test('the same field changed by both keeps mine and asks', () => {
  const mine = page(part('k1', [text('a', 'mine'), text('b'), text('c')]), part('k2', [text('d')]))
  const theirs = page(part('k1', [text('a', 'theirs'), text('b'), text('c')]), part('k2', [text('d')]))
  const { document, conflicts } = merge(base, mine, theirs)
  expect(document).toEqual(mine)
  expect(conflicts).toEqual([{ id: 'a', field: 'content', base: 'a', mine: 'mine', theirs: 'theirs' }])
  expect(decide(document, conflicts[0]!, 'theirs')).toEqual(theirs)
})

test('additions, moves and deletions of both are kept', () => {
  const mine = page(part('k1', [text('m'), text('c'), text('a'), text('b')]), part('k2', [text('d')]))
  const theirs = page(part('k2', [text('b'), text('d'), text('t')]), part('k1', [text('a'), text('c')]))
  const { document, conflicts } = merge(base, mine, theirs)
  expect(idsOf(document)).toEqual(['k2: b d t', 'k1: m c a'])
  expect(conflicts).toEqual([])
})

test('of something deleted what the other changed stays, with all that was in it, and is asked about', () => {
  const mine = page(part('k2', [text('d')]))
  const theirs = page(part('k1', [text('a', 'theirs'), text('b')]), part('k2', [text('d')]))
  const { document, conflicts } = merge(base, mine, theirs)
  expect(document).toEqual(theirs)
  expect(conflicts).toEqual([
    {
      id: 'k1',
      field: wholePart,
      base: { id: 'k1', title: 'k1' },
      mine: null,
      theirs: { id: 'k1', title: 'k1' },
    },
  ])
  expect(decide(document, conflicts[0]!, null)).toEqual(mine)
  expect(decide(document, conflicts[0]!, conflicts[0]!.theirs)).toEqual(theirs)
})

test('a column that both moved elsewhere stands where I put it, and is asked about', () => {
  const three = page(...base.containers, part('k3', []))
  const mine = page(part('k1', [text('a'), text('b')]), part('k2', [text('d'), text('c')]), part('k3', []))
  const theirs = page(part('k1', [text('a'), text('b')]), part('k2', [text('d')]), part('k3', [text('c')]))
  const { document, conflicts } = merge(three, mine, theirs)
  expect(document).toEqual(mine)
  expect(conflicts).toMatchObject([{ id: 'c', field: placeOfPart, theirs: { parent: 'k3' } }])
  expect(decide(document, conflicts[0]!, conflicts[0]!.theirs)).toEqual(theirs)
})

test('columns set aside and blocks are parts too', () => {
  const free = (...blocks: Parts) => ({ id: 'f', contentType: 'freeContent', freeContent: blocks })
  const [one, two] = [text('one'), text('two')]
  const was = page(part('k', [free(one, two), text('x')]))
  const mine = page(part('k', [free(two, one)], { setAside: [text('x')] }))
  const theirs = page(part('k', [free(one, { ...two, content: 'new' }), text('x', 'new')]))
  expect(merge(was, mine, theirs).document).toEqual(
    page(part('k', [free({ ...two, content: 'new' }, one)], { setAside: [text('x', 'new')] })),
  )
})

test('two that were each moved into the other are both still there', () => {
  const free = (id: string, ...blocks: Parts) => ({ id, contentType: 'freeContent', freeContent: blocks })
  const was = page(part('k', [free('a'), free('b')]))
  const { document } = merge(
    was,
    page(part('k', [free('b', free('a'))])),
    page(part('k', [free('a', free('b'))])),
  )
  expect([...treeOf(document).keys()].sort()).toEqual(['', 'a', 'b', 'k'])
})

const three = documents.chain((was) => fc.tuple(fc.constant(was), changes, changes))

test('what one alone changed is the result', () => {
  fc.assert(
    fc.property(three, ([was, edits]) => {
      const now = changed(was, edits, 'm')
      expect(merge(was, now, was)).toEqual({ document: now, conflicts: [] })
      expect(merge(was, was, now)).toEqual({ document: now, conflicts: [] })
      expect(merge(was, now, now)).toEqual({ document: now, conflicts: [] })
    }),
  )
})

test('no id stands twice, whatever both did, and the order of the two does not matter for what is there', () => {
  fc.assert(
    fc.property(three, ([was, edits, others]) => {
      const [mine, theirs] = [changed(was, edits, 'm'), changed(was, others, 't')]
      const { document, conflicts } = merge(was, mine, theirs)
      const ids = [...treeOf(document).keys()].sort()
      expect(ids.filter((id) => id.endsWith('~'))).toEqual([])
      const turned = merge(was, theirs, mine)
      expect([...treeOf(turned.document).keys()].sort()).toEqual(ids)
      expect(turned.conflicts.map(({ id, field }) => `${id} ${field}`).sort()).toEqual(
        conflicts.map(({ id, field }) => `${id} ${field}`).sort(),
      )
    }),
  )
})

test('no edit of either is lost without a question', () => {
  fc.assert(
    fc.property(three, ([was, edits, others]) => {
      const sides = { mine: changed(was, edits, 'm'), theirs: changed(was, others, 't') }
      const { document, conflicts } = merge(was, sides.mine, sides.theirs)
      const [before, after] = [treeOf(was), treeOf(document)]
      for (const side of ['mine', 'theirs'] as const)
        for (const [id, { own, place }] of treeOf(sides[side])) {
          const asked = conflicts.filter((conflict) => conflict.id === id)
          for (const [field, value] of Object.entries({ ...own, [placeOfPart]: place })) {
            const valueIn = (tree: typeof after) =>
              field === placeOfPart ? tree.get(id)?.place : tree.get(id)?.own[field]
            if (JSON.stringify(valueIn(before)) === JSON.stringify(value)) continue
            const isAsked = asked.some(
              (one) => one.field === field && JSON.stringify(one[side]) === JSON.stringify(value),
            )
            if (!isAsked) expect(valueIn(after), `${side} ${id} ${field}`).toEqual(value)
          }
        }
    }),
  )
})
