// What holds for every merge, whatever the two did.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changed, changes, documents } from './merge.fixture.ts'
import { merge, orderOf, placeOfPart, type Spot } from './merge.ts'
import { documentOf, slots, type Tree, treeOf } from './tree.ts'

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

test('no id appears twice, whatever both did, and the result does not depend on who was first', () => {
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
              (one) =>
                one.field === field && JSON.stringify(askedValue(field, one[side])) === JSON.stringify(value),
            )
            if (!isAsked) expect(valueIn(after), `${side} ${id} ${field}`).toEqual(value)
          }
        }
    }),
  )
})

/** A spot says more than the place that it is. */
const askedValue = (field: string, value: unknown) => {
  if (field !== placeOfPart || !value) return value
  const { parent, slot } = value as Spot
  return { parent, slot }
}

test('no two parts that one alone turned round stand as before without a question', () => {
  fc.assert(
    fc.property(three, ([was, edits, others]) => {
      const sides = [changed(was, edits, 'm'), changed(was, others, 't')].map(treeOf) as [Tree, Tree]
      const { document, conflicts } = merge(was, documentOf(sides[0]), documentOf(sides[1]))
      const [before, after] = [treeOf(was), treeOf(document)]
      for (const [id, { lists }] of after)
        for (const slot of slots) {
          const [first, last, ...all] = [before, after, ...sides].map(
            (tree) => tree.get(id)?.lists[slot] ?? [],
          )
          if (conflicts.some((one) => one.id === id && one.field === orderOf(slot))) continue
          for (const [one, other] of pairsOf(lists[slot] ?? [])) {
            const places = [first!, last!, ...all].map((list) => [list.indexOf(one), list.indexOf(other)])
            if (places.flat().includes(-1)) continue
            const [was, is, mine, theirs] = places.map(([a, b]) => a! < b!)
            expect(is, `${one} ${other}`).toBe(mine === theirs ? mine : !was)
          }
        }
    }),
  )
})

const pairsOf = (list: readonly string[]) =>
  list.flatMap((one, at) => list.slice(at + 1).map((other) => [one, other] as const))
