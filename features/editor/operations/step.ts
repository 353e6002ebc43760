import type { Column, Document } from '#features/content/schema.ts'
import { find, positionsOf } from './find.ts'
import { mayHold, move, type Target } from './insert.ts'

/** Where a part goes that moves one place earlier (-1) or later (1); beyond its siblings, into the next holder. */
export function stepTarget(document: Document, id: string, by: -1 | 1): Target | null {
  const place = find(document, id)
  if (!place) return null
  const at = place.at + by
  if (at >= 0 && at < place.siblings) return { into: place.into, at }
  const next = place.into && holderBeside(document, place.kind, place.into, by)
  return next ? { into: next.id, at: by < 0 ? next.size : 0 } : null
}

export function step(document: Document, id: string, by: -1 | 1): Document {
  const target = stepTarget(document, id, by)
  return target ? move(document, id, target) : document
}

function holderBeside(document: Document, kind: 'container' | 'column' | 'block', into: string, by: -1 | 1) {
  const holders = [...positionsOf(document).values()].filter(({ part }) => mayHold(document, kind, part.id))
  const found = holders[holders.findIndex(({ part }) => part.id === into) + by]?.part as
    | (Column & { columns?: Column[] })
    | undefined
  return found && { id: found.id, size: (found.columns ?? found.freeContent ?? []).length }
}
