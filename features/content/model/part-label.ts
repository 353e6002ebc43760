import { type Column, type Container, typeOf } from './document.ts'

type Kind = 'container' | 'column' | 'block'
type Values = Record<string, unknown>

/** What people recognize a part by: a container by its title, others by their type and first words. */
export function labelOf(kind: Kind, part: Container | Column | Values): string {
  if (kind === 'container') return (part as Container).title?.trim() || 'Container without a title'
  const values = part as Values
  const type = typeOf(kind, String(values.contentType ?? ''))
  const name = type?.label ?? (values.contentType ? 'Unknown content' : 'Empty column')
  const words = firstWords(values, Object.keys(type?.fields ?? {}))
  return words ? `${name}: ${words}` : name
}

/** Values in which people would recognize a part, the best first. */
const telling = ['title', 'content', 'textContent', 'buttonText', 'text', 'altText', 'video']
const longest = 40

function firstWords(values: Values, fields: string[]): string {
  const found = telling
    .filter((name) => fields.includes(name) && typeof values[name] === 'string')
    .map((name) => plain(values[name] as string))
    .find(Boolean)
  if (!found) return ''
  return found.length > longest ? `${found.slice(0, longest).replace(/\s+\S*$/, '')}…` : found
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
