import { type Block, blocksOf, type Column, type Container, type Document } from '#features/content/schema.ts'

export type Kind = 'container' | 'column' | 'block'
export type Part = Container | Column | Block

/** The position of a part: its parent (null: the page) and its index among its siblings. */
export type Position = { kind: Kind; part: Part; into: string | null; at: number; siblings: number }

const cache = new WeakMap<Document, Map<string, Position>>()

/** Every part of a document by its id, in reading order; computed once for each document. */
export function positionsOf(document: Document): ReadonlyMap<string, Position> {
  const positions = cache.get(document) ?? new Map<string, Position>()
  if (cache.has(document)) return positions
  cache.set(document, positions)
  const add = (kind: Kind, parts: readonly Part[], into: string | null) =>
    parts.forEach((part, at) => {
      positions.set(part.id, { kind, part, into, at, siblings: parts.length })
      if (kind === 'container') add('column', (part as Container).columns, part.id)
      if (kind === 'column') add('block', blocksOf(part as Column), part.id)
    })
  add('container', document.containers, null)
  return positions
}

export const find = (document: Document, id: string | null): Position | null =>
  (id !== null && positionsOf(document).get(id)) || null

/** The ids of what is drawn, in reading order: a single layout draws its first column alone. */
export const shownIn = (document: Document): string[] =>
  [...positionsOf(document)].flatMap(([id, place]) => (isShown(document, place) ? [id] : []))

function isShown(document: Document, { kind, at, into }: Position): boolean {
  const holder = find(document, into)
  if (!holder) return true
  const isLeftOut = kind === 'column' && at > 0 && ((holder.part as Container).style ?? 'single') === 'single'
  return !isLeftOut && isShown(document, holder)
}

/** The container, the column, the block: from the outside to the part itself. */
export function pathTo(document: Document, id: string): Position[] {
  const place = find(document, id)
  return place ? [...(place.into ? pathTo(document, place.into) : []), place] : []
}
