import equal from 'fast-deep-equal'
import type { Document } from '#features/content/schema.ts'
import { mergeOrder } from './order.ts'
import {
  documentOf,
  type Position,
  root,
  type Slot,
  slots,
  type Tree,
  type TreePart,
  treeOf,
  type Values,
} from './tree.ts'

/** The field of a conflict about a part as a whole, deleted by one and changed by the other; null is its absence. */
export const wholePart = '*'
/** The field of a conflict about where a part belongs; its values are spots. */
export const placeOfPart = '@'
/** A place, and the part before it: null when it was first. */
export type Spot = Position & { after: string | null }
/** The field of a conflict about the order of a list of parts; its values are their ids. */
export const orderOf = (slot: Slot) => `#${slot}`
export const slotOfOrder = (field: string): Slot | undefined => slots.find((slot) => orderOf(slot) === field)

/** Both changed the same, differently. The merged document has `mine`; of something deleted, what was changed. */
export type Conflict = {
  id: string
  field: string
  base: unknown
  mine: unknown
  theirs: unknown
  /** both are of one person: what was left in another tab, and what is unsaved here */
  isOwn?: true
}

type Sides = { base: Tree; mine: Tree; theirs: Tree }

/**
 * Brings two changed versions of a document together by the ids of its parts. Changes to different parts and to
 * different fields of a part are both kept; so are parts that one deleted and the other changed, additions, and moves.
 */
export function merge(
  base: Document,
  mine: Document,
  theirs: Document,
): { document: Document; conflicts: Conflict[] } {
  const sides = { base: treeOf(base), mine: treeOf(mine), theirs: treeOf(theirs) }
  const conflicts: Conflict[] = []
  const parts = new Map<string, TreePart>()
  for (const key of survivors(sides, conflicts)) parts.set(key, mergePart(sides, key, conflicts))
  bringBack(parts, sides)
  return { document: documentOf(inOrder(parts, sides, conflicts)), conflicts }
}

/** The parts that there are afterwards, those of mine first. */
function survivors(sides: Sides, conflicts: Conflict[]): Set<string> {
  const { base, mine, theirs } = sides
  const restored = new Set<string>()
  const visit = (side: Tree, other: Tree) => {
    const changed = changesOf(side, base)
    walk(root, false)

    /** @param isRestored it is inside something that the other deleted, and that is kept */
    function walk(key: string, isRestored: boolean) {
      const part = side.get(key)!
      const isDeleted = base.has(key) && !other.has(key)
      const isAsked = isDeleted && changed.has(key) && !isRestored
      if (isAsked) conflicts.push(deletion(key, sides))
      if (!isDeleted || isAsked || isRestored) restored.add(key)
      for (const child of childrenOf(part)) walk(child, isAsked || (isDeleted && isRestored))
    }
  }
  visit(mine, theirs)
  visit(theirs, mine)
  return restored
}

const childrenOf = ({ lists }: TreePart) => Object.values(lists).flat()

const deletion = (key: string, { base, mine, theirs }: Sides): Conflict => ({
  id: key,
  field: wholePart,
  base: base.get(key)!.own,
  mine: mine.get(key)?.own ?? null,
  theirs: theirs.get(key)?.own ?? null,
})

/** The parts in which a side changed something: a value, where it belongs, or anything in it. */
function changesOf(side: Tree, base: Tree): Set<string> {
  const changed = new Set<string>()
  const look = (key: string): boolean => {
    const part = side.get(key)!
    const before = base.get(key)
    const isOwn = !before || !equal(part.own, before.own) || !equal(part.place, before.place)
    const inside = childrenOf(part).filter(look)
    if (isOwn || inside.length) changed.add(key)
    return changed.has(key)
  }
  look(root)
  return changed
}

/** Of each value, what one alone changed; of one that both changed differently mine, and `ask` hears of it. */
export function mergeValues(
  base: Values | undefined,
  mine: Values,
  theirs: Values,
  ask: (field: string) => void,
): Values {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  const values = [...names].map((name) => {
    const isTheirs = choose(base?.[name], mine[name], theirs[name], () => ask(name))
    return [name, (isTheirs ? theirs : mine)[name]] as const
  })
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** Whether theirs wins. */
function choose(base: unknown, mine: unknown, theirs: unknown, ask: () => void): boolean {
  if (equal(mine, base) || equal(mine, theirs)) return true
  if (!equal(theirs, base)) ask()
  return false
}

function mergePart({ base, mine, theirs }: Sides, key: string, conflicts: Conflict[]): TreePart {
  const [b, m, t] = [base.get(key), mine.get(key), theirs.get(key)]
  if (!m || !t) return { ...(m ?? t)!, lists: presence((m ?? t)!) }
  const own = mergeValues(b?.own, m.own, t.own, (field) =>
    conflicts.push({ id: key, field, base: b?.own[field], mine: m.own[field], theirs: t.own[field] }),
  )
  const isTheirs = choose(b?.place, m.place, t.place, () => {
    const [was, here, there] = [base, mine, theirs].map((tree) => spotOf(tree, key))
    conflicts.push({ id: key, field: placeOfPart, base: was, mine: here, theirs: there })
  })
  return {
    place: isTheirs ? t.place : m.place,
    own,
    lists: Object.fromEntries(
      slots.flatMap((slot) => {
        const [was, here, there] = [b, m, t].map((part) => part?.lists[slot] !== undefined)
        return (here === was ? there : here) ? [[slot, []]] : []
      }),
    ),
  }
}

function spotOf(tree: Tree, key: string): Spot | undefined {
  const place = tree.get(key)?.place
  if (!place) return undefined
  const list = tree.get(place.parent)!.lists[place.slot]!
  return { ...place, after: list[list.indexOf(key) - 1] ?? null }
}

const presence = ({ lists }: TreePart) => Object.fromEntries(Object.keys(lists).map((slot) => [slot, []]))

/** Two parts that were moved into each other form a cycle; they keep their position from one side. */
function bringBack(parts: Map<string, TreePart>, { mine, theirs }: Sides): void {
  for (const side of [mine, theirs])
    for (let lost = unreached(parts); lost.size; lost = unreached(parts)) {
      const found = [...lost].filter((key) => {
        const place = side.get(key)?.place
        return place && parts.has(place.parent) && !lost.has(place.parent)
      })
      if (!found.length) break
      for (const key of found) parts.set(key, { ...parts.get(key)!, place: side.get(key)!.place })
    }
}

function unreached(parts: ReadonlyMap<string, TreePart>): Set<string> {
  const isReached = (key: string, seen: Set<string>): boolean => {
    const place = parts.get(key)?.place
    return place === null || (place !== undefined && !seen.has(key) && isReached(place.parent, seen.add(key)))
  }
  return new Set([...parts.keys()].filter((key) => !isReached(key, new Set())))
}

/** The parts with their lists filled. */
function inOrder(parts: Map<string, TreePart>, { base, mine, theirs }: Sides, conflicts: Conflict[]): Tree {
  const members = new Map<string, Map<Slot, Set<string>>>()
  for (const [key, { place }] of parts) if (place) membersAt(place).add(key)
  for (const [key, bySlot] of members)
    for (const [slot, keys] of bySlot) {
      const listIn = (tree: Tree) => tree.get(key)?.lists[slot] ?? []
      const lists = { base: listIn(base), mine: listIn(mine), theirs: listIn(theirs) }
      const { order, conflict } = mergeOrder(lists, keys)
      parts.get(key)!.lists[slot] = order
      if (conflict) conflicts.push({ id: key, field: orderOf(slot), ...conflict })
    }
  return parts

  function membersAt({ parent, slot }: Position): Set<string> {
    const bySlot = members.get(parent) ?? new Map<Slot, Set<string>>()
    const keys = bySlot.get(slot) ?? new Set<string>()
    members.set(parent, bySlot.set(slot, keys))
    return keys
  }
}
