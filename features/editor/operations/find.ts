import { type Block, blocksOf, type Column, type Container, type Document } from '#features/content/schema.ts'

export type Kind = 'container' | 'column' | 'block'
export type Part = Container | Column | Block

/** The position of a part: its parent (null: the page) and its index among its siblings. */
export type Place = { kind: Kind; part: Part; into: string | null; at: number; siblings: number }

const known = new WeakMap<Document, Map<string, Place>>()

/** Every part of a document by its id, in reading order; computed once for each document. */
export function placesOf(document: Document): ReadonlyMap<string, Place> {
  const found = known.get(document) ?? new Map<string, Place>()
  if (known.has(document)) return found
  known.set(document, found)
  const add = (kind: Kind, parts: readonly Part[], into: string | null) =>
    parts.forEach((part, at) => {
      found.set(part.id, { kind, part, into, at, siblings: parts.length })
      if (kind === 'container') add('column', (part as Container).columns, part.id)
      if (kind === 'column') add('block', blocksOf(part as Column), part.id)
    })
  add('container', document.containers, null)
  return found
}

export const find = (document: Document, id: string | null): Place | null =>
  (id !== null && placesOf(document).get(id)) || null

/** The ids of what is drawn, in reading order: a single layout draws its first column alone. */
export const shownIn = (document: Document): string[] =>
  [...placesOf(document)].flatMap(([id, place]) => (isShown(document, place) ? [id] : []))

function isShown(document: Document, { kind, at, into }: Place): boolean {
  const holder = find(document, into)
  if (!holder) return true
  const isLeftOut = kind === 'column' && at > 0 && ((holder.part as Container).style ?? 'single') === 'single'
  return !isLeftOut && isShown(document, holder)
}

/** The container, the column, the block: from the outside to the part itself. */
export function pathTo(document: Document, id: string): Place[] {
  const place = find(document, id)
  return place ? [...(place.into ? pathTo(document, place.into) : []), place] : []
}
