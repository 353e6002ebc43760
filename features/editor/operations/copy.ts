import type { Document } from '#features/content/schema.ts'
import { containerAround, copyOf } from './blank.ts'
import { find, type Kind, type Part, pathTo } from './find.ts'
import { insert, mayHold, type Target } from './insert.ts'

export type Added = { document: Document; id: string }

/** A copy behind the part, with ids of its own. */
export function duplicate(document: Document, id: string): Added | null {
  const place = find(document, id)
  if (!place) return null
  const part = copyOf(place.part, place.kind)
  const target = { into: place.into, at: place.at + 1 }
  return { document: insert(document, place.kind, part, target), id: part.id }
}

/** Puts a part that was copied behind the nearest place that takes its kind; null when there is none. */
export function paste(document: Document, kind: Kind, copied: Part, near: string | null): Added | null {
  const roomy = kind === 'column' ? withContainer(document) : document
  const target = behind(roomy, kind, near)
  if (!target) return null
  const part = copyOf(copied, kind)
  return { document: insert(roomy, kind, part, target), id: part.id }
}

/** An empty page takes a column, too. */
const withContainer = (document: Document): Document =>
  document.containers.length > 0
    ? document
    : insert(document, 'container', containerAround(), { into: null, at: 0 })

/** Where a new part of a kind goes when `near` is selected: after the nearest part of its kind, or last in its parent. */
export function behind(document: Document, kind: Kind, near: string | null): Target | null {
  const path = near ? pathTo(document, near) : []
  const like = path.find((place) => place.kind === kind)
  if (like) return { into: like.into, at: like.at + 1 }
  if (kind === 'container') return { into: null, at: document.containers.length }
  const holder = path.findLast(({ part }) => mayHold(document, kind, part.id))
  if (holder) return { into: holder.part.id, at: Number.MAX_SAFE_INTEGER }
  const last = kind === 'column' ? document.containers.at(-1) : undefined
  return last ? { into: last.id, at: last.columns.length } : null
}
