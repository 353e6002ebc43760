import type { Alternative, Clause } from '../../query/parse.ts'
import type { CompiledSearch } from '../../ranking/compile.ts'
import type { FacetName } from '../../schema.ts'
import { titleAgreement } from '../../segments/title-agreement.ts'
import { type Condition, type EngineQuery, ofFacet, type WantedCareers } from '../query.ts'
import { longestPhrase, pairToken, phraseToken } from './document.ts'

/** A query of OpenSearch's own language. */
export type Query = Record<string, unknown>

export const all = (filter: Query[]): Query => ({ bool: { filter } })
export const any = (should: Query[], least = 1): Query =>
  should.length ? { bool: { should, minimum_should_match: least } } : { match_none: {} }
export const not = (query: Query): Query => ({ bool: { must_not: [query] } })
export const oneOf = (field: string, values: readonly (string | number)[]): Query => ({
  terms: { [field]: values },
})
export const after = (field: string, moment: number): Query => ({ range: { [field]: { gt: moment } } })
export const since = (field: string, moment: number): Query => ({ range: { [field]: { gte: moment } } })

/** Everything that a job must meet. @param leaveOut the facet whose own filter does not count */
export function matches(search: CompiledSearch, leaveOut?: FacetName): Query {
  const { query, earlier, parsed, scoring, wantedTitles, wantedCareers } = search
  const { conditions, facets } = query
  return all([
    ...live(query, scoring.now),
    ...parsed.clauses.map((clause) => has(clause, 'text')),
    ...parsed.excluded.map((clause) => not(has(clause, 'text'))),
    ...conditions.map((condition) => meets(condition, earlier)),
    ...(wantedTitles.length
      ? [any([...titledLikeOne(wantedTitles.map(({ clause }) => clause)), ...careersOf(wantedCareers)])]
      : []),
    ...facets.filter(({ name }) => name !== leaveOut).map((facet) => meets(ofFacet(facet))),
  ])
}

/** What has one of these careers. */
export const careersOf = (wanted: WantedCareers | null): Query[] =>
  wanted ? wanted.careers.map(({ soc }) => ofCareer(wanted.by, soc)) : []

/** What has this career, by its text, by either, or as surely as any other. */
export function ofCareer(by: WantedCareers['by'], soc: string): Query {
  if (by === 'text') return { term: { careersByText: soc } }
  if (by === 'surest') return { term: { surestCareers: soc } }
  return any([{ term: { careers: soc } }, { term: { careersByText: soc } }])
}

/** Jobs that are open now; of later pages those that were open, and known, when the first was shown. */
export const live = ({ at }: Pick<EngineQuery, 'at'>, now: number): Query[] =>
  at === null ? [after('gone', now)] : [after('gone', at), { range: { firstSeen: { lte: at } } }]

/** What has the words of a clause, in the title or in all of its text. */
export const has = ({ alternatives }: Clause, field: 'title' | 'text'): Query =>
  any(alternatives.map((alternative) => hasAll(alternative, field)))

function hasAll({ terms, keys }: Alternative, field: 'title' | 'text'): Query {
  const known = new Set(terms.map(({ key }) => key))
  // What is no word is a pair of words, which only the whole text has: no title alone matches a phrase.
  const pairs = keys.filter((key) => !known.has(key))
  if (pairs.length && field === 'title') return { match_none: {} }
  const stems = new Set(terms.map(({ stem }) => stem))
  return all([
    ...[...stems].map((stem) => ({ term: { [field]: stem } })),
    ...pairs.map((key) => ({ term: { pairs: pairToken(key) } })),
  ])
}

/** Titles that contain one of these: their words, next to each other and in order. @returns for `any` */
export function titledLikeOne(titles: Clause[]): Query[] {
  const terms = titles.flatMap(({ alternatives: [title] }) => (title?.terms.length ? [title.terms] : []))
  const { short = [], long = [] } = Object.groupBy(terms, (its) => (isShort(its) ? 'short' : 'long'))
  return [...(short.length ? [oneOf('phrases', short.map(phraseOf))] : []), ...long.map(inOrder)]
}

const isShort = (terms: unknown[]) => terms.length <= longestPhrase
const phraseOf = (terms: { stem: string }[]) => phraseToken(terms.map(({ stem }) => stem))

export const inOrder = (terms: { stem: string }[]): Query =>
  isShort(terms)
    ? { term: { phrases: phraseOf(terms) } }
    : { match_phrase: { headline: terms.map(({ stem }) => stem).join(' ') } }

/** OpenSearch refuses a query of more than 1,024, words of phrases included. */
export const mostClauses = 1_000

/** How many clauses a query has, as OpenSearch counts them. */
export function clausesIn(query: unknown): number {
  if (query === null || typeof query !== 'object') return 0
  return Object.entries(query).reduce((sum, [kind, its]) => {
    if (kind === 'match_phrase') return sum + String(Object.values(its as object)[0]).split(' ').length
    return sum + (leaves.has(kind) ? 1 : clausesIn(its))
  }, 0)
}
const leaves = new Set(['term', 'terms', 'range', 'geo_distance', 'exists', 'match_all', 'match_none'])

/** Our radius of the earth in miles (segments/distance.ts), and OpenSearch's in meters: a circle has the same jobs in both. */
const metersPerMile = 6_371_008.7714 / 3958.8
export const meters = (miles: number): string => `${miles * metersPerMile}m`

/** @param earlier titles are met as the earlier analysis of text indexed them, too */
export function meets(condition: Condition, earlier = false): Query {
  if (condition.kind === 'values') return oneOf(condition.field, condition.values)
  if (condition.kind === 'chosen') return oneOf('chosen', condition.categories)
  if (condition.kind === 'flag') return { term: { flags: condition.flag } }
  if (condition.kind === 'any') return any(condition.of.map((each) => meets(each, earlier)))
  if (condition.kind === 'within') return near(condition.center, condition.miles)
  const { parts, least } = titleAgreement(condition.words, earlier)
  return parts.length
    ? any(
        parts.map((part) => has(part, 'title')),
        least,
      )
    : { match_none: {} }
}

export const near = ({ lat, lon }: { lat: number; lon: number }, miles: number): Query => ({
  geo_distance: { distance: meters(miles), place: { lat, lon } },
})
