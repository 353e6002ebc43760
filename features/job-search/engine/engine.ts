import { SearchThreads } from '../threads/search-threads.ts'
import type { SearchEngine } from './search-engine.ts'
import { segmentEngine } from './segment-engine.ts'

const threads = new SearchThreads()

/** What all rooms search with. */
export const engine: SearchEngine = segmentEngine(threads)

/** Lets the process of the server search in so many threads; without it, searches run in the thread that asks. */
export const searchInThreads = (count: number): void => threads.open(count)
