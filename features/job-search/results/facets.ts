import type { TopValues } from '../engine/search-engine.ts'
import type { Facet, FacetName, JobQuery } from '../schema.ts'
import { stateNames } from './labels.ts'

/** The facets with labels for their ids. */
export function facetsOf(
  query: JobQuery,
  top: TopValues,
  names: { categories: Names; employers: Names },
): Facet[] {
  const labels: Partial<Record<FacetName, Names>> = {
    cat: names.categories,
    employer: names.employers,
    state: stateNames,
    remote: new Map([['true', 'Remote']]),
  }
  return [...top].map(([name, values]) => {
    const chosen = chosenOf(query, name)
    return {
      name,
      values: values.map(([value, count]) => ({
        value,
        label: labels[name]?.get(value) ?? value,
        count,
        chosen: chosen.includes(value),
      })),
    }
  })
}

type Names = ReadonlyMap<string, string>

/** Labels of the selected values, by 'cat:{id}' and so on. */
export const chosenLabels = (facets: Facet[]): Record<string, string> =>
  Object.fromEntries(
    facets.flatMap(({ name, values }) =>
      values.filter(({ chosen }) => chosen).map(({ value, label }) => [`${name}:${value}`, label]),
    ),
  )

function chosenOf(query: JobQuery, name: FacetName): string[] {
  if (name === 'remote') return query.remote ? ['true'] : []
  return [query[name]].flat().filter(Boolean)
}
