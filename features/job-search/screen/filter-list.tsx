import { type SearchFlag, searchFlags } from '#spec/lists.ts'
import { type JobQuery, type SearchPage, searchUrl } from '../schema.ts'

export type Filter = { label: string; href: string }

/** Labels of a search's flags. */
export const flagLabels: Record<SearchFlag, string> = {
  remote: 'Remote',
  abilityOne: 'AbilityOne employers',
  volunteer: 'Volunteer positions',
  competitive: 'Competitive civil service',
  employerOnly: 'Posted on this site only',
}
const lists = ['cat', 's', 'type', 'level', 'state'] as const

/** Every active filter of a search: its label, and the URL of the search without it. */
export function activeFilters({ query, labels }: Pick<SearchPage, 'query' | 'labels'>): Filter[] {
  const without = (change: Partial<JobQuery>) => searchUrl(query, change)
  const mos = query.tab === 'mos'
  return [
    ...(mos && query.q ? [{ label: `“${query.q}”`, href: without({ q: '' }) }] : []),
    ...(query.employer
      ? [{ label: labels[`employer:${query.employer}`] ?? 'One employer', href: without({ employer: '' }) }]
      : []),
    ...lists.flatMap((name) =>
      query[name].map((value) => ({
        label: labels[`${name}:${value}`] ?? value,
        href: without({ [name]: query[name].filter((other) => other !== value) }),
      })),
    ),
    ...searchFlags
      .filter((flag) => query[flag])
      .map((flag) => ({ label: flagLabels[flag], href: without({ [flag]: false }) })),
  ]
}

export const withoutFilters = (query: JobQuery) =>
  searchUrl(query, {
    ...{ employer: '', cat: [], s: [], type: [], level: [], state: [] },
    ...{ remote: false, abilityOne: false, volunteer: false, competitive: false, employerOnly: false },
  })
