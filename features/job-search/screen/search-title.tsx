import type { SearchPage } from '../schema.ts'

type Asked = Pick<SearchPage, 'query' | 'place' | 'occupation' | 'labels'>

/** The title of a search: 'Nurse jobs near Norfolk, VA', 'Remote Federal jobs', 'Jobs for 11B Infantryman'. */
export function searchTitle({ query, place, occupation, labels }: Asked): string {
  const employer = labels[`employer:${query.employer}`]
  return [
    query.q ? jobsOfWords(query.q) : jobsOfKind(query, labels),
    occupation && `for ${occupation.code} ${occupation.title}`,
    employer && `at ${employer}`,
    place && `${query.r === 'exact' ? 'in' : 'near'} ${place.label}`,
  ]
    .filter(Boolean)
    .join(' ')
}

function jobsOfWords(q: string) {
  const plain = /^[\p{L}\p{N} .,+#&/']+$/u.test(q)
  return plain ? `${q.charAt(0).toUpperCase()}${q.slice(1)} jobs` : `Jobs for ${q}`
}

/** A filter is part of the title if it is the only one of its kind. */
function jobsOfKind({ remote, type, s, cat }: Asked['query'], labels: Asked['labels']) {
  const only = (values: string[]) => (values.length === 1 ? values[0]! : '')
  const category = only(cat)
  const kinds = [remote ? 'Remote' : '', only(type), only(s), labels[`cat:${category}`] ?? category]
  const words = kinds.filter(Boolean).join(' ')
  return words ? `${words} jobs` : 'Jobs'
}
