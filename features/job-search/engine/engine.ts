import type { SearchEngine } from './search-engine.ts'
import { segmentEngine } from './segment-engine.ts'

/** What all rooms search with. */
export const engine: SearchEngine = segmentEngine
