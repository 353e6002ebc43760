import type { Column, Container, Document } from '#features/content/schema.ts'
import { blocksOf, find, pathTo } from './find.ts'

/**
 * What stands nearest to where a part stood that is gone `after`: what took its place, else the one before, else what
 * held it; and where that is gone as well, the same of that one. Null on an empty page.
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
