import { blocksOf, type Column, type Container, type Document } from '#features/content/schema.ts'
import { find, pathTo } from './find.ts'

/**
 * The part nearest to one that is missing in `after`: its successor at that index, else its predecessor, else its
 * parent; recursively if the parent is missing too. Null on an empty page.
 */
export function nearest(before: Document, after: Document, id: string): string | null {
  const place = pathTo(before, id).findLast(({ into }) => into === null || find(after, into))
  if (!place) return null
  const siblings = partsIn(after, place.into)
  return (siblings[place.at] ?? siblings[place.at - 1] ?? siblings.at(-1))?.id ?? place.into
}

function partsIn(document: Document, into: string | null): readonly { id: string }[] {
  const holder = find(document, into)
  if (!holder) return document.containers
  return holder.kind === 'container' ? (holder.part as Container).columns : blocksOf(holder.part as Column)
}
