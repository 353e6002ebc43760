import { expect, test } from 'vitest'
import type { Document } from '#features/content/schema.ts'
import { decide } from './decide.ts'
import { merge, orderOf, placeOfPart, wholePart } from './merge.ts'
import { mergePages } from './pages.ts'
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

test('a column that both moved is where I put it, and is a conflict', () => {
  const three = page(...base.containers, part('k3', []))
  const mine = page(part('k1', [text('a'), text('b')]), part('k2', [text('d'), text('c')]), part('k3', []))
  const theirs = page(part('k1', [text('a'), text('b')]), part('k2', [text('d')]), part('k3', [text('c')]))
  const { document, conflicts } = merge(three, mine, theirs)
  expect(document).toEqual(mine)
  expect(conflicts).toMatchObject([{ id: 'c', field: placeOfPart, theirs: { parent: 'k3' } }])
  expect(decide(document, conflicts[0]!, conflicts[0]!.theirs)).toEqual(theirs)
})

test('what they moved into another part comes to stand where they put it', () => {
  const mine = page(part('k1', [text('b'), text('c')]), part('k2', [text('d')]), part('k3', [text('a')]))
  const theirs = page(part('k1', [text('b'), text('c')]), part('k2', [text('a'), text('d')]), part('k3', []))
  const { document, conflicts } = merge(page(...base.containers, part('k3', [])), mine, theirs)
  expect(decide(document, conflicts[0]!, conflicts[0]!.theirs)).toEqual(theirs)
})

const inOrder = (...ids: string[]) =>
  page(
    part(
      'k',
      ids.map((id) => text(id)),
    ),
  )
const abcd = inOrder('a', 'b', 'c', 'd')

test.each([
  ['the same to different places', inOrder('d', 'a', 'b', 'c'), inOrder('a', 'd', 'b', 'c')],
  ['one by a step, and by two', inOrder('b', 'a', 'c', 'd'), inOrder('b', 'c', 'a', 'd')],
  ['one up and down', inOrder('b', 'a', 'c', 'd'), inOrder('a', 'c', 'd', 'b')],
  ['two past each other', inOrder('b', 'a', 'c', 'd'), inOrder('a', 'c', 'b', 'd')],
  ['all of it', inOrder('d', 'c', 'b', 'a'), inOrder('b', 'd', 'a', 'c')],
])('an order that both changed is mine, and is asked about: %s', (_, mine, theirs) => {
  for (const [one, other] of [
    [mine, theirs],
    [theirs, mine],
  ] as const) {
    const { document, conflicts } = merge(abcd, one, other)
    expect(document).toEqual(one)
    expect(conflicts).toMatchObject([{ id: 'k', field: orderOf('columns') }])
    expect(decide(document, conflicts[0]!, conflicts[0]!.theirs)).toEqual(other)
    expect(decide(document, conflicts[0]!, conflicts[0]!.mine)).toEqual(one)
  }
})

test('moves of different parts both stand, the same move is one', () => {
  const moved = merge(abcd, inOrder('b', 'a', 'c', 'd'), inOrder('a', 'b', 'd', 'c'))
  expect(moved).toEqual({ document: inOrder('b', 'a', 'd', 'c'), conflicts: [] })
  const same = merge(abcd, inOrder('d', 'a', 'b', 'c'), inOrder('d', 'a', 'c', 'b'))
  expect(same).toEqual({ document: inOrder('d', 'a', 'c', 'b'), conflicts: [] })
})

test('an order of containers and of blocks is asked about as well', () => {
  const free = (...ids: string[]) => ({
    ...{ id: 'f', contentType: 'freeContent' },
    freeContent: ids.map((id) => text(id)),
  })
  const whole = (containers: string[], blocks: string[]) =>
    page(...containers.map((id) => part(id, id === 'k1' ? [free(...blocks)] : [])))
  const { conflicts } = merge(
    whole(['k1', 'k2', 'k3'], ['x', 'y', 'z']),
    whole(['k3', 'k1', 'k2'], ['z', 'x', 'y']),
    whole(['k1', 'k3', 'k2'], ['x', 'z', 'y']),
  )
  expect(conflicts.map(({ id, field }) => [id, field])).toEqual(
    expect.arrayContaining([
      ['', orderOf('containers')],
      ['f', orderOf('freeContent')],
    ]),
  )
})

test('of the page itself, too, what both changed is asked about', () => {
  const was = { name: 'Story', route: '/story', description: null as string | null }
  const { page: merged, conflicts } = mergePages(
    was,
    { ...was, name: 'Mine', route: '/mine' },
    { ...was, name: 'Theirs', description: 'Theirs' },
  )
  expect(merged).toEqual({ name: 'Mine', route: '/mine', description: 'Theirs' })
  expect(conflicts).toMatchObject([{ field: 'name', base: 'Story', mine: 'Mine', theirs: 'Theirs' }])
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
