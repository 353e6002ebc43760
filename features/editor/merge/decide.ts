import type { Document } from '#features/content/schema.ts'
import { type Conflict, placeOfPart, wholePart } from './merge.ts'
import { documentOf, type Part, type Place, treeOf } from './tree.ts'

/** A merged document after somebody chose `value` where two had changed the same: one of the values of the conflict. */
export function decide(
  document: Document,
  { id, field }: Pick<Conflict, 'id' | 'field'>,
  value: unknown,
): Document {
  const tree = new Map(treeOf(document))
  const part = tree.get(id)
  if (!part) return document
  if (field === placeOfPart) moveTo(tree, id, value as Place)
  else if (field !== wholePart) tree.set(id, { ...part, own: withValue(part.own, field, value) })
  else if (value === null) takeOut(tree, id)
  return documentOf(tree)
}

function withValue(own: Part['own'], field: string, value: unknown): Part['own'] {
  const { [field]: _, ...others } = own
  return value === undefined ? others : { ...others, [field]: value }
}

function moveTo(tree: Map<string, Part>, id: string, place: Place): void {
  if (!tree.has(place.parent)) return
  takeOut(tree, id)
  const parent = tree.get(place.parent)!
  const list = [...(parent.lists[place.slot] ?? []), id]
  tree.set(place.parent, { ...parent, lists: { ...parent.lists, [place.slot]: list } })
}

function takeOut(tree: Map<string, Part>, id: string): void {
  const { place } = tree.get(id)!
  const parent = tree.get(place!.parent)!
  const list = parent.lists[place!.slot]!.filter((key) => key !== id)
  tree.set(place!.parent, { ...parent, lists: { ...parent.lists, [place!.slot]: list } })
}
