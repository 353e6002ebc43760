import { type Block, type Column, type Document, typeOf } from '#features/content/schema.ts'
import { find } from './find.ts'
import { insert, remove } from './insert.ts'

/** A column of a type that blocks have too goes into the free content before it; null where it cannot. */
export function nest(document: Document, id: string): Document | null {
  const place = find(document, id)
  if (place?.kind !== 'column' || !typeOf('block', place.part.contentType as string)) return null
  const before = [...document.containers.find(({ id: into }) => into === place.into)!.columns]
    .slice(0, place.at)
    .findLast(({ contentType }) => contentType === 'freeContent')
  if (!before) return null
  const { content, ...rest } = place.part as Column & { content?: unknown }
  const block = { ...rest, ...(content !== undefined && { textContent: content }) } as Block
  const at = (before.freeContent ?? []).length
  return insert(remove(document, id), 'block', block, { into: before.id, at })
}
