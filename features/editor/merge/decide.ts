import type { Document } from '#features/content/schema.ts'
import { type Conflict, placeOfPart, type Spot, slotOfOrder, wholePart } from './merge.ts'
import { documentOf, type Slot, type TreePart, treeOf } from './tree.ts'

/** A merged document after somebody chose `value` where two had changed the same: one of the values of the conflict. */
export function decide(
  document: Document,
  { id, field }: Pick<Conflict, 'id' | 'field'>,
  value: unknown,
): Document {
  const tree = new Map(treeOf(document))
  const part = tree.get(id)
  if (!part) return document
  const slot = slotOfOrder(field)
  if (slot) reorder(tree, id, slot, value as string[])
  else if (field === placeOfPart) moveTo(tree, id, value as Spot)
  else if (field !== wholePart) tree.set(id, { ...part, own: withValue(part.own, field, value) })
  else if (value === null) takeOut(tree, id)
  return documentOf(tree)
}

function withValue(own: TreePart['own'], field: string, value: unknown): TreePart['own'] {
  const { [field]: _, ...others } = own
  return value === undefined ? others : { ...others, [field]: value }
}

function moveTo(tree: Map<string, TreePart>, id: string, { parent, slot, after }: Spot): void {
  if (!tree.has(parent)) return
  takeOut(tree, id)
  const list = tree.get(parent)!.lists[slot] ?? []
  const isThere = after === null || list.includes(after)
  const at = isThere ? list.indexOf(after ?? '') + 1 : list.length
  setList(tree, parent, slot, list.toSpliced(at, 0, id))
}

/** What the order says nothing about stays at its place. */
function reorder(tree: Map<string, TreePart>, id: string, slot: Slot, order: readonly string[]): void {
  const list = tree.get(id)!.lists[slot] ?? []
  const ordered = order.filter((key) => list.includes(key))
  const queue = ordered.values()
  setList(
    tree,
    id,
    slot,
    list.map((key) => (ordered.includes(key) ? queue.next().value! : key)),
  )
}

function takeOut(tree: Map<string, TreePart>, id: string): void {
  const { parent, slot } = tree.get(id)!.place!
  const list = tree.get(parent)!.lists[slot]!
  setList(
    tree,
    parent,
    slot,
    list.filter((key) => key !== id),
  )
}

function setList(tree: Map<string, TreePart>, id: string, slot: Slot, list: string[]): void {
  const part = tree.get(id)!
  tree.set(id, { ...part, lists: { ...part.lists, [slot]: list } })
}
