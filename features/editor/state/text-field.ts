import { typeOf } from '#features/content/schema.ts'
import type { Position } from '../operations/find.ts'
import { say } from './edit.ts'
import type { Store } from './store.ts'

/** The text field of a type that can be edited in place, if any. */
export const textFieldOf = (kind: 'container' | 'column' | 'block', contentType = ''): string | undefined =>
  kind === 'container'
    ? undefined
    : Object.entries(typeOf(kind, contentType)?.fields ?? {}).find(([, field]) => field.kind === 'html')?.[0]

/** Starts editing a text in place. */
export function write(store: Store, { kind, part }: Position) {
  const name = textFieldOf(kind, (part as { contentType?: string }).contentType)
  if (name) store.set({ selected: part.id, inline: part.id })
  else say(store, 'Its text cannot be edited in place: press Enter for its fields.')
}
