import type { IndexedJob } from './analyze.ts'
import { analyze } from './analyze.ts'
import { never } from './columns.ts'

/** A job as it is indexed: with a title, and nothing else but what a test says. */
export const indexedJob = (
  title: string,
  { description = '', ...facts }: Partial<IndexedJob> & { description?: string } = {},
): IndexedJob => ({
  ...{ id: '00000000-0000-0000-0000-000000000000', employer: 'one', categories: [] },
  ...{ state: null, city: null, zip: null, type: null, level: null, source: null, clearance: null },
  ...{ posted: 1_000, firstSeen: 1, gone: never, promoted: 0, lat: null, lon: null, flags: 0 },
  careers: undefined,
  ...analyze(title, description, ''),
  ...facts,
})
