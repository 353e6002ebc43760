import { typeOf } from '#features/content/schema.ts'
import type { Place } from '../operations/find.ts'
import { say } from './edit.ts'
import type { Store } from './store.ts'

/** The name of the text that a type shows as it stands; undefined where it has none. */
export const textFieldOf = (kind: 'container' | 'column' | 'block', contentType = ''): string | undefined =>
  kind === 'container'
    ? undefined
    : Object.entries(typeOf(kind, contentType)?.fields ?? {}).find(([, field]) => field.kind === 'html')?.[0]

/** Begins to write a text where it stands. */
export function write(store: Store, { kind, part }: Place) {
  const name = textFieldOf(kind, (part as { contentType?: string }).contentType)
  if (name) store.set({ selected: part.id, inline: part.id })
  else say(store, 'It has no text that is written in the page: press Enter for its fields.')
}
