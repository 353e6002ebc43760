import { countedResults } from '#spec/limits.ts'
import { percolateSegments } from '../percolate/match-saved.ts'
import { parseQuery } from '../query/parse.ts'
import { compile } from '../ranking/compile.ts'
import { topValues } from '../ranking/facets.ts'
import { gather } from '../ranking/gather.ts'
import { rank } from '../ranking/rank.ts'
import { tally } from '../ranking/tally.ts'
import { compactSegments } from '../segments/compact.ts'
import { indexJobs, removeJobs } from '../segments/index-jobs.ts'
import { currentSegments } from '../segments/memory-segment.ts'
import { reindexJobs } from '../segments/reindex.ts'
import { excerpt, marked, markedStems } from '../text/highlight.ts'
import type { SearchEngine } from './search-engine.ts'

const seconds = () => Math.floor(Date.now() / 1000)

/** Our own index: immutable segments in PostgreSQL, read into memory (decision 051). */
export const segmentEngine: SearchEngine = {
  index: indexJobs,
  reindex: reindexJobs,
  remove: removeJobs,

  async search(db, query) {
    const search = compile(query)
    const gathered = await gather(db, search)
    return {
      ...rank(search, gathered),
      there: gathered.there,
      facets: topValues(query, gathered),
      isCapped: gathered.total > countedResults,
    }
  },

  async count(db, query) {
    const { total, there } = await gather(db, compile(query))
    return { total, there }
  },

  async tally(db, conditions, fields) {
    return tally(await currentSegments(db), conditions, fields, seconds())
  },

  highlighter(words) {
    const stems = markedStems(parseQuery(words).clauses)
    if (!stems.size) return null
    return { all: (text) => marked(text, stems), excerpt: (text) => excerpt(text, stems) }
  },

  percolate: percolateSegments,
  maintain: compactSegments,
}
