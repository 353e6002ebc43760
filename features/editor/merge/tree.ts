import type { Document } from '#features/content/schema.ts'

export type Values = Record<string, unknown>

/** Lists of parts that a part may hold. */
export const slots = ['containers', 'columns', 'setAside', 'freeContent'] as const
export type Slot = (typeof slots)[number]
export type Position = { parent: string; slot: Slot }

/** A container, column or block of a document, apart from the parts in it. */
export type TreePart = {
  /** null: the document itself */
  place: Position | null
  /** its own values, without the lists of parts */
  own: Values
  lists: Partial<Record<Slot, string[]>>
}

/** The parts of a document by their ids. */
export type Tree = ReadonlyMap<string, TreePart>

/** The document itself: no part can have this id. */
export const root = ''

/** A document taken apart. Of two parts with the same id, which no document should have, the second goes by another. */
export function treeOf(document: Document): Tree {
  const tree = new Map<string, TreePart>()
  add(root, document, null)
  return tree

  function add(key: string, values: Values, place: Position | null) {
    const part: TreePart = { place, own: {}, lists: {} }
    tree.set(key, part)
    for (const [name, value] of Object.entries(values))
      if (isSlot(name) && isParts(value)) part.lists[name] = value.map((child) => put(child, key, name))
      else part.own[name] = value
  }
  function put(child: Values & { id: string }, parent: string, slot: Slot): string {
    let key = child.id
    while (tree.has(key)) key += '~'
    add(key, child, { parent, slot })
    return key
  }
}

const isSlot = (name: string): name is Slot => slots.some((slot) => slot === name)
const isParts = (value: unknown): value is (Values & { id: string })[] =>
  Array.isArray(value) && value.every((each) => typeof each?.id === 'string')

/** What treeOf took apart, put together. */
export function documentOf(tree: Tree): Document {
  return whole(root) as Document

  function whole(key: string): Values {
    const { own, lists } = tree.get(key)!
    const filled = Object.entries(lists).map(([slot, keys]) => [slot, keys.map(whole)])
    return { ...own, ...Object.fromEntries(filled) }
  }
}
