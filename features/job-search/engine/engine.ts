import { availableParallelism } from 'node:os'
import type { Db } from '#lib/db.ts'
import { readSettings } from '../../../config.ts'
import { SearchThreads } from '../threads/search-threads.ts'
import { SegmentBuilder } from '../threads/segment-builder.ts'
import type { SearchEngine } from './search-engine.ts'
import { segmentEngine } from './segment-engine.ts'

// Every command that saves jobs searches or writes with the engine that the settings name, without being told. What a
// cluster needs is loaded only where one is set.

const threads = new SearchThreads()
const builder = new SegmentBuilder()
const local = segmentEngine(threads, undefined, builder)

let chosen: SearchEngine | null = process.env.SEARCH_URL ? null : local
let opening: Promise<SearchEngine> | null = null

const engineFor = (db: Db): SearchEngine | Promise<SearchEngine> => {
  if (chosen) return chosen
  opening ??= open(db).catch((error) => {
    opening = null
    throw error
  })
  return opening
}

async function open(db: Db): Promise<SearchEngine> {
  const { search } = readSettings()
  if (!search) return local
  const { openSearchEngine } = await import('./opensearch/engine.ts')
  const { openCluster } = await import('./opensearch/cluster.ts')
  chosen = await openSearchEngine(db, await openCluster(search), search, local)
  return chosen
}

/** For tests: another engine from now on; null: the one that the settings name. */
export function useEngine(other: SearchEngine | null): void {
  chosen = other ?? (process.env.SEARCH_URL ? null : local)
}

/** What all rooms search with. */
export const engine: SearchEngine = {
  index: async (tx, ...rest) => (await engineFor(tx)).index(tx, ...rest),
  reindex: async (tx, ...rest) => (await engineFor(tx)).reindex(tx, ...rest),
  remove: async (tx, ...rest) => (await engineFor(tx)).remove(tx, ...rest),
  search: async (db, ...rest) => (await engineFor(db)).search(db, ...rest),
  count: async (db, ...rest) => (await engineFor(db)).count(db, ...rest),
  tally: async (db, ...rest) => (await engineFor(db)).tally(db, ...rest),
  tallyOf: async (db, ...rest) => (await engineFor(db)).tallyOf(db, ...rest),
  highlighter: local.highlighter,
  percolate: async (db, ...rest) => (await engineFor(db)).percolate(db, ...rest),
  renew: async (db) => (await engineFor(db)).renew(db),
  classify: async (db) => (await engineFor(db)).classify(db),
  maintain: async (db) => (await engineFor(db)).maintain(db),
}

/** Lets the process of the server search in so many threads; without it, searches run in the thread that asks. */
export const searchInThreads = (count: number): void => threads.open(count)

/**
 * Lets a process or thread that imports index in another thread; without it, jobs are indexed in the thread that saves them. On two cores
 * they are so, too: PostgreSQL and requests need the other one, and the thread has 50 MB.
 */
export function indexInThread(): void {
  if (availableParallelism() > 2) builder.open()
}
