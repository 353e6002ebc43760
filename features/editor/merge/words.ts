import {
  blockTypes,
  columnFields,
  columnTypes,
  containerFields,
  type Document,
} from '#features/content/schema.ts'
import { pageLabels } from '#spec/messages.ts'
import { find } from '../operations/find.ts'
import type { PageValues } from '../state/draft.ts'
import { nameOf, wayTo } from '../state/names.ts'
import { type Conflict, placeOfPart, type Spot, slotOfOrder, wholePart } from './merge.ts'
import { pageItself } from './pages.ts'
import { root } from './tree.ts'

/** The fields that every part may have, by their names: the same name means the same everywhere. */
const labels = new Map<string, string>(
  [...columnTypes, ...blockTypes]
    .map(({ fields }) => fields)
    .concat(columnFields as never, containerFields as never)
    .flatMap((fields) => Object.entries(fields).map(([name, { label }]) => [name, label] as const)),
)

/** What a part is called, by its id; null where there is none. */
export type NameOf = (id: string) => string | null

export const nameIn =
  (document: Document): NameOf =>
  (id) => {
    if (isPage(id)) return 'The page'
    const place = find(document, id)
    return place && nameOf(place.kind, place.part)
  }

/** The same with the part's ancestors. */
export const whereIn =
  (document: Document): NameOf =>
  (id) =>
    isPage(id) ? 'The page' : wayTo(document, id) || null

const isPage = (id: string) => id === root || id === pageItself

/** What a conflict is about: 'Title, Container “Open jobs” › Job search splash'. */
export function subjectWords(conflict: Conflict, whereIs: NameOf): string {
  const name = whereIs(conflict.id)
  if (conflict.field === wholePart) return name ?? titleOf(conflict)
  return [fieldWords(conflict), name].filter(Boolean).join(', ')
}

function fieldWords({ id, field }: Conflict): string {
  if (field === placeOfPart) return 'Where this belongs'
  if (slotOfOrder(field)) return 'Order of what is in it'
  return (id === pageItself ? pageLabels[field as keyof PageValues] : labels.get(field)) ?? field
}

function titleOf({ base, mine, theirs }: Conflict): string {
  const { title } = (mine ?? theirs ?? base) as { title?: unknown }
  return typeof title === 'string' && title ? `“${title}”` : 'A part of the page'
}

/** One side's value, as plain words. */
export function valueWords(field: string, value: unknown, named: NameOf): string {
  if (field === wholePart) return value === null ? 'Deleted' : 'Changed'
  if (field === placeOfPart) return spotWords(value as Spot, named)
  if (slotOfOrder(field))
    return (value as string[]).map((id, at) => `${at + 1}. ${named(id) ?? 'A part'}`).join('\n')
  if (value === undefined || value === null || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return plain(value)
  return Array.isArray(value) ? `${value.length} entries` : String(value)
}

function spotWords({ parent, slot, after }: Spot, named: NameOf): string {
  const holder = named(parent) ?? 'A part that is gone'
  if (slot === 'setAside') return `${holder}: set aside`
  return after === null ? `${holder}: first` : `${holder}: after ${named(after) ?? 'another part'}`
}

/** Rich text without its tags, a line for each block. */
const plain = (html: string): string => {
  if (!html.includes('<')) return html
  const broken = html.replace(/<(\/(p|h[1-6]|li|tr|blockquote)|br)\b[^>]*>/g, '\n')
  return new DOMParser().parseFromString(broken, 'text/html').body.textContent.trim()
}
