import type { SearchPage } from '../schema.ts'

type Asked = Pick<SearchPage, 'query' | 'place' | 'occupation' | 'labels' | 'understood'> &
  Partial<Pick<SearchPage, 'notice' | 'elsewhere'>>

/** The title of a search: 'Nurse jobs near Norfolk, VA', 'Remote Federal jobs', 'Jobs for 11B Infantryman'. */
export function searchTitle(asked: Asked): string {
  const { query, occupation, labels, understood } = asked
  const employer = labels[`employer:${query.employer}`]
  const words = wordsOf(query.q, understood)
  return [
    words ? jobsOfWords(words, understood) : jobsOfKind(query, labels, understood),
    occupation && `for ${occupation.code} ${occupation.title}`,
    employer && `at ${employer}`,
    whereOf(asked),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The words that were searched: none are left when all of them meant something else. */
function wordsOf(q: string, { words, literal }: SearchPage['understood']): string {
  return words ?? (literal ? '' : q)
}

function whereOf({ query, place, understood: { state, region }, notice, elsewhere }: Asked) {
  if (notice === 'invalidLocation') return 'anywhere in the United States'
  if (elsewhere) return null
  if (region) return `in ${region.label}`
  if (state) return `in ${state.label}`
  return place && `${query.r === 'exact' ? 'in' : 'near'} ${place.label}`
}

function jobsOfWords(q: string, { work }: SearchPage['understood']) {
  if (work !== null) return `Jobs for “${q}”`
  const plain = /^[\p{L}\p{N} .,+#&/']+$/u.test(q)
  return plain ? `${q.charAt(0).toUpperCase()}${q.slice(1)} jobs` : `Jobs for ${q}`
}

/** A filter is part of the title if it is the only one of its kind. */
function jobsOfKind(
  { remote, type, s, cat }: Asked['query'],
  labels: Asked['labels'],
  understood: SearchPage['understood'],
) {
  const only = (values: string[]) => (values.length === 1 ? values[0]! : '')
  const category = only(cat)
  const isRemote = remote || understood.remote
  const kinds = [isRemote ? 'Remote' : '', only(type), only(s), labels[`cat:${category}`] ?? category]
  const words = kinds.filter(Boolean).join(' ')
  return words ? `${words} jobs` : 'Jobs'
}
