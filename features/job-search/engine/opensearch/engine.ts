import { LRUCache } from 'lru-cache'
import type { Db } from '#lib/db.ts'
import type { SearchSettings } from '#lib/search-settings.ts'
import { percolateSegments } from '../../percolate/match-saved.ts'
import { compile } from '../../ranking/compile.ts'
import type { EngineQuery } from '../query.ts'
import type { SearchEngine, Tally } from '../search-engine.ts'
import type { Cluster } from './cluster.ts'
import { all, matches, meets, type Query } from './filters.ts'
import { count, find } from './find.ts'
import { type Guard, guarded } from './guard.ts'
import { servingIndex } from './indexes.ts'
import { indexVersion } from './mapping.ts'
import { noteChanges } from './outbox.ts'
import { tally, tallyOf } from './tally.ts'
import { rewriteJobs, writeJobs } from './write.ts'

const seconds = () => Math.floor(Date.now() / 1000)

/** How long after the first index was filled a process may still answer from its own, and by the words of an earlier one. */
const lookMs = 2_000

/**
 * Jobs in an OpenSearch cluster: their changes reach it through an outbox (ship.ts). Our own index is kept beside it where
 * `fallback` says so, and until the cluster has an index that serves. @param local our own index
 */
export async function openSearchEngine(
  db: Db,
  cluster: Cluster,
  { fallback }: Pick<SearchSettings, 'fallback'>,
  local: SearchEngine,
): Promise<SearchEngine & { guard: Guard }> {
  const version = indexVersion()
  const stateOf = async (db: Db) => {
    const serving = await servingIndex(db)
    return { serves: serving !== null, earlier: serving !== null && serving.version !== version }
  }
  let { serves, earlier } = await stateOf(db)
  // For as long as this process lives: it began without an index in the cluster, and others may still read our own.
  const keepsSegments = fallback === 'local' || !serves
  let looked = Date.now()
  const guard = guarded(fallback)

  async function isServing(db: Db): Promise<boolean> {
    if ((!serves || earlier) && Date.now() - looked >= lookMs) {
      looked = Date.now()
      ;({ serves, earlier } = await stateOf(db))
    }
    return serves
  }

  /** Asks the cluster, or our own index while the cluster has none or does not answer. */
  const answer = async <T>(db: Db, there: () => Promise<T>, here: () => Promise<T>, nothing: () => T) =>
    (await isServing(db)) ? guard.answer(there, here, nothing) : here()
  /** What was counted last: better than nothing for a home page while the cluster is away. */
  const counted = new LRUCache<string, Tally>({ max: 500 })

  return {
    guard,
    async index(tx, source, jobs, write) {
      const indexed = keepsSegments
        ? await local.index(tx, source, jobs, write)
        : await writeJobs(tx, source, jobs, write)
      await noteChanges(
        tx,
        jobs.map(({ id }) => id),
      )
      return indexed
    },
    async reindex(tx, ids, change) {
      if (!keepsSegments) return noteChanges(tx, await rewriteJobs(tx, ids, change))
      await local.reindex(tx, ids, change)
      await noteChanges(tx, ids)
    },
    async remove(tx, ids) {
      await local.remove(tx, ids)
      await noteChanges(tx, ids)
    },
    search: (db, query) =>
      answer(
        db,
        () => find(cluster, query, earlier),
        () => local.search(db, query),
        () => ({ ...none(query), hits: [], page: 1, facets: new Map(), isCapped: false }),
      ),
    count: (db, query) =>
      answer(
        db,
        () => count(cluster, query, earlier),
        () => local.count(db, query),
        () => none(query),
      ),
    tally(db, conditions, fields) {
      const key = JSON.stringify([conditions, fields])
      return answer(
        db,
        async () => {
          const tallied = await tally(cluster, conditions, fields, { now: seconds(), earlier })
          counted.set(key, tallied)
          return tallied
        },
        () => local.tally(db, conditions, fields),
        () =>
          counted.get(key) ?? {
            jobs: 0,
            remote: 0,
            values: new Map(fields.map((name) => [name, new Map()])),
          },
      )
    },
    tallyOf: (db, query, fields) =>
      answer(
        db,
        () => tallyOf(cluster, placed(matches(compile(query, null, earlier)), query), fields),
        () => local.tallyOf(db, query, fields),
        () => ({ jobs: 0, remote: 0, values: new Map(fields.map((name) => [name, new Map()])) }),
      ),
    highlighter: local.highlighter,
    percolate: (db, since, until) => percolateSegments(db, since, until, { isIndexed: keepsSegments }),
    renew: async (db) => keepsSegments && (await local.renew(db)),
    // The cluster's jobs are classified as they are sent (current-jobs.ts).
    classify: async (db) => keepsSegments && (await local.classify(db)),
    async maintain(db) {
      if (keepsSegments) await local.maintain(db)
    },
  }
}

const none = ({ there }: EngineQuery) => ({ total: 0, there: there ? 0 : null })
/** The jobs of a query at its place, where it has one. */
const placed = (jobs: Query, { there }: EngineQuery) => (there ? all([jobs, meets(there)]) : jobs)
