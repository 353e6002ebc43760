import { lastPage } from '#lib/paged.ts'
import { countedResults } from '#spec/limits.ts'
import { type CompiledSearch, compile } from '../../ranking/compile.ts'
import { type Ranked, rank } from '../../ranking/rank.ts'
import type { FacetName } from '../../schema.ts'
import { buildSegment, newestFirst } from '../../segments/build.ts'
import { strongest } from '../../segments/match-titles.ts'
import { inMemory } from '../../segments/memory-segment.ts'
import type { EngineQuery } from '../query.ts'
import type { Counted, Found } from '../search-engine.ts'
import { approximately } from './approximate.ts'
import { type Aggregation, ask } from './ask.ts'
import type { Cluster } from './cluster.ts'
import { jobOfRow } from './document.ts'
import { counting, facetNames, shownValues } from './facets.ts'
import { after, all, any, has, matches, meets, type Query, since, titledLikeOne } from './filters.ts'
import { edges, newestSince } from './window.ts'

/**
 * Two requests: how many there are, and where the newest of them begin; then candidates and facets.
 * @param earlier the index was filled by the earlier analysis of text
 */
export async function find(cluster: Cluster, query: EngineQuery, earlier = false): Promise<Found> {
  const search = compile(query, null, earlier)
  const copy = copyOf(query)
  const matching = matches(search)
  const chosen = query.facets.map(({ name }) => name)
  const without = chosen.map((name) => matches(search, name))
  const [main, ...apart] = await ask(
    cluster,
    [{ ...edges(matching), aggs: countingThere(search) }, ...without.map(edges)],
    copy,
  )
  const { total, rows } = main!
  const begin = newestSince(total, rows)
  const page = pageOf(query, total)
  const others = facetNames.filter((name) => !chosen.includes(name))
  const order = approximately(search, candidatesOf(search, matching, begin))
  const [candidates, ...counted] = await ask(
    cluster,
    [
      {
        ...order,
        ...page.rows,
        docvalue_fields: ['row'],
        aggs: { newest: { filter: since('posted', begin), aggs: counting(others, query.facets) } },
      },
      ...without.map((jobs, i) => ({
        query: all([jobs, since('posted', newestSince(apart[i]!.total, apart[i]!.rows))]),
        size: 0,
        aggs: counting([chosen[i]!], query.facets),
      })),
    ],
    copy,
  )
  const counts: Record<FacetName, Record<string, Aggregation>> = Object.fromEntries([
    ...others.map((name) => [name, candidates!.aggs.newest]),
    ...chosen.map((name, i) => [name, counted[i]!.aggs]),
  ])
  const { hits, page: shown } = ranked(search, candidates!.rows, page.inRows)
  return {
    total,
    there: thereOf(search, main!.aggs),
    // There may be fewer candidates than may be counted: then the last page is one of the earlier ones.
    page: page.number - page.inRows + shown,
    hits,
    facets: new Map(facetNames.map((name) => [name, shownValues(name, counts[name], query.facets)])),
    isCapped: total > countedResults,
  }
}

export async function count(cluster: Cluster, query: EngineQuery, earlier = false): Promise<Counted> {
  const search = compile(query, null, earlier)
  const counted = { query: matches(search), size: 0, track_total_hits: true, aggs: countingThere(search) }
  const [answer] = await ask(cluster, [counted], copyOf(query))
  return { total: answer!.total, there: thereOf(search, answer!.aggs) }
}

const countingThere = ({ query }: CompiledSearch): Record<string, unknown> =>
  query.there ? { there: { filter: meets(query.there) } } : {}

const thereOf = ({ query }: CompiledSearch, aggs: Record<string, Aggregation>): number | null =>
  query.there ? (aggs.there?.doc_count ?? 0) : null

/** The searches of one person who pages and filters are answered by the same copies. */
const copyOf = ({ words, titles, place }: EngineQuery): string =>
  Buffer.from(`${words} ${titles[0]?.text ?? ''} ${place?.center.lat ?? ''}`)
    .toString('base64url')
    .slice(0, 60)

/** The newest, and older ones that would outrank them, as ranking/gather.ts has it. */
function candidatesOf(search: CompiledSearch, matching: Query, begin: number): Query {
  if (!begin) return matching
  const { parsed, wantedTitles, query, scoring } = search
  return all([
    matching,
    any([
      since('posted', begin),
      after('promoted', scoring.now),
      ...(query.there ? [meets(query.there)] : []),
      ...(parsed.clauses.length ? [all(parsed.clauses.map((clause) => has(clause, 'title')))] : []),
      ...(wantedTitles.length ? titledLikeOne(strongest(wantedTitles).map(({ clause }) => clause)) : []),
    ]),
  ])
}

/**
 * The first thousand candidates are ranked together, and so are all after them: pages neither overlap nor leave gaps, and only deep
 * ones read more than a thousand jobs.
 */
const firstRanked = 1_000

function pageOf({ page, limit }: EngineQuery, total: number) {
  const number = Math.min(page, lastPage(Math.min(total, countedResults), limit))
  const first = limit * Math.floor(firstRanked / limit)
  const isDeep = number * limit > first
  return {
    number,
    inRows: isDeep ? number - first / limit : number,
    rows: isDeep ? { from: first, size: countedResults - first } : { from: 0, size: first },
  }
}

/** Our own score orders and explains the candidates. */
function ranked(
  search: CompiledSearch,
  rows: Record<string, unknown[]>[],
  page: number,
): Pick<Ranked, 'hits' | 'page'> {
  if (!rows.length) return { hits: [], page }
  const segment = inMemory(buildSegment(rows.map(({ row }) => jobOfRow(String(row![0]))).sort(newestFirst)))
  const slots = Uint16Array.from({ length: segment.size }, (_, slot) => slot)
  const candidates = [{ segment, slots }]
  const gathered = {
    total: segment.size,
    there: null,
    candidates,
    newest: candidates,
    withoutOwnFilter: new Map(),
  }
  return rank({ ...search, query: { ...search.query, page } }, gathered)
}
