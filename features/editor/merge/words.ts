import { blockTypes, columnFields, columnTypes, containerFields } from '#features/content/schema.ts'
import { type Conflict, placeOfPart, wholePart } from './merge.ts'

/** The fields that every part may have, by their names: the same name means the same wherever it stands. */
const labels = new Map<string, string>(
  [...columnTypes, ...blockTypes]
    .map(({ fields }) => fields)
    .concat(columnFields as never, containerFields as never)
    .flatMap((fields) => Object.entries(fields).map(([name, { label }]) => [name, label] as const)),
)

/** What a conflict is about. */
export function fieldWords({ field, base, mine, theirs }: Conflict): string {
  if (field === placeOfPart) return 'Where this belongs'
  if (field !== wholePart) return labels.get(field) ?? field
  const { title } = (mine ?? theirs ?? base) as { title?: unknown }
  return typeof title === 'string' && title ? `“${title}”` : 'A part of the page'
}

/** One side's value, as plain words. */
export function valueWords(field: string, value: unknown): string {
  if (field === wholePart) return value === null ? 'Deleted' : 'Changed'
  if (field === placeOfPart) return 'Moved here'
  if (value === undefined || value === null || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return plain(value)
  return Array.isArray(value) ? `${value.length} entries` : String(value)
}

/** Rich text without its tags, a line for each block. */
const plain = (html: string): string => {
  if (!html.includes('<')) return html
  const broken = html.replace(/<(\/(p|h[1-6]|li|tr|blockquote)|br)\b[^>]*>/g, '\n')
  return new DOMParser().parseFromString(broken, 'text/html').body.textContent.trim()
}
