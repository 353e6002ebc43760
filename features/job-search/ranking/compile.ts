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
import { type Term, termsOf } from '../text/words.ts'
import type { ScoringInput } from './score.ts'

/** A search ready to run on segments. */
export type CompiledSearch = {
  query: EngineQuery
  /** some of the jobs were indexed by the earlier analysis of text: they are found as before */
  earlier: boolean
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

/**
 * @param vocabulary the titles that jobs are classified by; without it, titles are looked for word by word
 * @param earlier some of the jobs were indexed by the earlier analysis of text
 */
export function compile(
  query: EngineQuery,
  vocabulary: TitleVocabulary | null = null,
  earlier = false,
): CompiledSearch {
  const { words, titles, careers, levels, place, searcher, now } = query
  const filterOf = filters(earlier)
  const parsed = parseQuery(words, earlier)
  const compiledTitles = titles.length
    ? compileTitles(titles, careers, vocabulary, earlier)
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
    earlier,
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
  earlier: boolean,
): CompiledTitles {
  const key = `${vocabulary?.version} ${earlier} ${JSON.stringify([titles, careers])}`
  const cached = compiledByTitles.get(key)
  if (cached) return cached
  const compiled = {
    wantedTitles: titles.flatMap(({ text, weight }) =>
      readingsOf(text, earlier).map((terms) => {
        const clause = exactly(text, terms)
        return { clause, weight, known: vocabulary && knownAs(clause, vocabulary) }
      }),
    ),
    // An object of these titles alone, the same each time: sets of jobs are remembered by it.
    wantedCareers: careers && { ...careers },
    fit: compileFit(titles, marksOf, (text) => readingsOf(text, earlier).map(marksIn)),
  }
  compiledByTitles.set(key, compiled)
  return compiled
}

const marksIn = (terms: Term[]) => terms.map(({ mark }) => mark)
const marksOf = (text: string) => marksIn(termsOf(text))

function knownAs({ alternatives }: Clause, vocabulary: TitleVocabulary) {
  const key = phraseKey(alternatives[0]!.terms.map((term) => term.key))
  return hasTitle(vocabulary, key) ? { key, version: vocabulary.version } : null
}

/** A title as its words are indexed and, where asked for, as the earlier analysis did. */
function readingsOf(text: string, earlier: boolean): Term[][] {
  const terms = termsOf(text)
  if (!earlier || terms.every((term) => !term.earlier)) return [terms]
  return [terms, terms.map((term) => term.earlier ?? term)]
}

/** A title as words that are looked up next to each other. */
export const clauseOf = (text: string): Clause => exactly(text, termsOf(text))

function exactly(text: string, terms: Term[]): Clause {
  return { text, alternatives: [{ terms, keys: [...new Set(terms.map((term) => term.key))] }] }
}
