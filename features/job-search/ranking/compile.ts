import { LRUCache } from 'lru-cache'
import { compileFit } from '#features/occupations/index.ts'
import { type EngineQuery, ofFacet, type WantedCareers, type WantedTitle } from '../engine/query.ts'
import { type CompiledSearcher, compileSearcher, profileBoost } from '../personalization/affinity.ts'
import { type Clause, type ParsedQuery, parseQuery } from '../query/parse.ts'
import type { FacetName } from '../schema.ts'
import { type Filter, filters, onceEach } from '../segments/filters.ts'
import { titled } from '../segments/match.ts'
import type { WantedTitles } from '../segments/match-titles.ts'
import type { MemorySegment } from '../segments/memory-segment.ts'
import { phraseKey } from '../segments/phrase-key.ts'
import { hasTitle, type TitleVocabulary } from '../segments/title-vocabulary.ts'
import { termsOf } from '../text/words.ts'
import type { ScoringInput } from './score.ts'

/** A search ready to run on segments. */
export type CompiledSearch = {
  query: EngineQuery
  parsed: ParsedQuery
  /** the jobs whose title alone has all the words */
  titled: Filter
  /** job titles that the occupation leads to, strongest first */
  wantedTitles: WantedTitles
  /** careers that jobs may have instead */
  wantedCareers: WantedCareers | null
  scoring: ScoringInput
  /** the active filters of the facets */
  facets: Map<FacetName, Filter>
  /** filters that belong to no facet */
  conditions: Filter[]
  there: Filter | null
  searcher: CompiledSearcher | null
  /** points for the searcher, added to the score */
  profileBoost: ((segment: MemorySegment, slot: number) => number) | null
}

/** @param vocabulary the titles that jobs are classified by; without it, titles are looked for word by word */
export function compile(query: EngineQuery, vocabulary: TitleVocabulary | null = null): CompiledSearch {
  const { words, titles, careers, levels, place, searcher, now } = query
  const filterOf = filters()
  const parsed = parseQuery(words)
  const compiledTitles = titles.length
    ? compileTitles(titles, careers, vocabulary)
    : { wantedTitles: [], wantedCareers: null, fit: null }
  const scoring: ScoringInput = {
    clauses: parsed.clauses,
    fit: compiledTitles.fit,
    careers: compiledTitles.wantedCareers,
    levels: levels && new Set(levels),
    place,
    now,
  }
  const compiledSearcher = searcher && compileSearcher(searcher)
  return {
    query,
    parsed,
    titled: onceEach((segment) => titled(segment, parsed.clauses)),
    wantedTitles: compiledTitles.wantedTitles,
    wantedCareers: compiledTitles.wantedCareers,
    scoring,
    facets: new Map(query.facets.map((facet) => [facet.name, filterOf(ofFacet(facet))])),
    conditions: query.conditions.map(filterOf),
    there: query.there && filterOf(query.there),
    searcher: compiledSearcher,
    profileBoost: compiledSearcher && query.sort === 'score' ? profileBoost(compiledSearcher, scoring) : null,
  }
}

type CompiledTitles = Pick<CompiledSearch, 'wantedTitles' | 'wantedCareers'> & {
  fit: NonNullable<ScoringInput['fit']>
}
// People who search by a military code go on to a place, a filter, the next page: the same titles again, with the same sets
// of matching jobs: three at most, of all titles and of the leading ones, 125 kB each per million jobs.
const compiledByTitles = new LRUCache<string, CompiledTitles>({ max: 60 })

function compileTitles(
  titles: readonly WantedTitle[],
  careers: WantedCareers | null,
  vocabulary: TitleVocabulary | null,
): CompiledTitles {
  const key = `${vocabulary?.version} ${JSON.stringify([titles, careers])}`
  const cached = compiledByTitles.get(key)
  if (cached) return cached
  const compiled = {
    wantedTitles: titles.map(({ text, weight }) => {
      const clause = clauseOf(text)
      return { clause, weight, known: vocabulary && knownAs(clause, vocabulary) }
    }),
    // An object of these titles alone, the same each time: sets of jobs are remembered by it.
    wantedCareers: careers && { ...careers },
    fit: compileFit(titles, (text) => termsOf(text).map((term) => term.mark)),
  }
  compiledByTitles.set(key, compiled)
  return compiled
}

function knownAs({ alternatives }: Clause, vocabulary: TitleVocabulary) {
  const key = phraseKey(alternatives[0]!.terms.map((term) => term.key))
  return hasTitle(vocabulary, key) ? { key, version: vocabulary.version } : null
}

/** A title as words that are looked up next to each other. */
export function clauseOf(text: string): Clause {
  const terms = termsOf(text)
  return { text, alternatives: [{ terms, keys: [...new Set(terms.map((term) => term.key))] }] }
}
