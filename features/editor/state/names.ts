import { type Column, type Container, type Document, typeOf } from '#features/content/schema.ts'
import { editorMessages } from '#spec/messages.ts'
import { type Kind, type Part, type Position, pathTo } from '../operations/find.ts'

/** What a part is called: 'Container “Why we are here”', 'Image carousel'. */
export function nameOf(kind: Kind, part: Part): string {
  if (kind === 'container')
    return (part as Container).title ? `Container “${(part as Container).title}”` : 'Container'
  const key = (part as Column).contentType
  if (!key) return kind === 'column' ? 'Empty column' : 'Empty block'
  return typeOf(kind, key)?.label ?? editorMessages.unknownType
}

/** As a screen reader says it: 'Image, column 2 of 3'. */
export const saidOf = ({ kind, part, at, siblings }: Position) =>
  `${nameOf(kind, part)}, ${kind} ${at + 1} of ${siblings}`

/** What a part is called, with its ancestors: 'Container “Open jobs” › Free content › Button'. */
export const wayTo = (document: Document, id: string): string =>
  pathTo(document, id)
    .map(({ kind, part }) => nameOf(kind, part))
    .join(' › ')
