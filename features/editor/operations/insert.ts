import { type Block, blocksOf, type Column, type Container, type Document } from '#features/content/schema.ts'
import { replace } from './change.ts'
import { find, type Kind, type Part, pathTo } from './find.ts'

/** A place for a part: in which other part (null: the page), before which of its siblings. */
export type Target = { into: string | null; at: number }

/** What holds parts of a kind. */
export const holderOf = { container: null, column: 'container', block: 'column' } as const

export function insert(document: Document, kind: Kind, part: Part, { into, at }: Target): Document {
  if (kind === 'container')
    return { ...document, containers: document.containers.toSpliced(at, 0, part as Container) }
  return replace(document, into!, (holder) =>
    kind === 'column'
      ? withRoom({
          ...holder,
          columns: (holder as Container).columns.toSpliced(at, 0, part as Column),
        } as Container)
      : { ...holder, freeContent: blocksOf(holder as Column).toSpliced(at, 0, part as Block) },
  )
}

/** A single column shows one: with a second one the layout is two columns. */
function withRoom(container: Container): Container {
  const isSingle = (container.style ?? 'single') === 'single'
  return isSingle && container.columns.length > 1 ? { ...container, style: 'twoColumns' } : container
}

export function remove(document: Document, id: string): Document {
  const place = find(document, id)
  if (!place) return document
  const { kind, into, at } = place
  if (kind === 'container') return { ...document, containers: document.containers.toSpliced(at, 1) }
  return replace(document, into!, (holder) =>
    kind === 'column'
      ? { ...holder, columns: (holder as Container).columns.toSpliced(at, 1) }
      : { ...holder, freeContent: blocksOf(holder as Column).toSpliced(at, 1) },
  )
}

/** Moves a part; `at` counts as if it had been taken out before. Into itself, or where its kind has no place: nothing. */
export function move(document: Document, id: string, target: Target): Document {
  const place = find(document, id)
  if (!place || !mayHold(document, place.kind, target.into)) return document
  if (target.into !== null && pathTo(document, target.into).some(({ part }) => part.id === id))
    return document
  return insert(remove(document, id), place.kind, place.part, target)
}

export function mayHold(document: Document, kind: Kind, into: string | null): boolean {
  const holder = find(document, into)
  if ((holder?.kind ?? null) !== holderOf[kind]) return false
  return kind !== 'block' || (holder!.part as Column).contentType === 'freeContent'
}
