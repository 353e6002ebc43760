import { createHash } from 'node:crypto'
import type { SearchSettings } from '#lib/search-settings.ts'
import { indexedJobOf } from '../../segments/indexed-job.ts'
import { documentOf } from './document.ts'

const keyword = { type: 'keyword' } as const
const moment = { type: 'long' } as const
/** Whether a word is there is all that is asked. */
const words = { type: 'text', analyzer: 'whitespace', index_options: 'docs', norms: false } as const

export const mapping = {
  // Documents of a newer program have fields that this index lacks.
  dynamic: false,
  // Read from the database, never from here.
  _source: { enabled: false },
  properties: {
    id: keyword,
    ...{ posted: moment, firstSeen: moment, gone: moment, promoted: moment },
    place: { type: 'geo_point' },
    ...{ employer: keyword, category: keyword, state: keyword, city: keyword, zip: keyword },
    ...{ type: keyword, level: keyword, source: keyword, clearance: keyword, flags: keyword },
    ...{ careers: keyword, careersByText: keyword, surestCareers: keyword, chosen: keyword },
    ...{ title: words, phrases: words, text: words, pairs: words, top: words },
    headline: { type: 'text', analyzer: 'whitespace', index_options: 'positions', norms: false },
    titleLength: { type: 'integer' },
    row: { type: 'binary', doc_values: true },
    sum: { type: 'long', index: false },
  },
} as const

/** The most jobs that a search ranks and pages through, and a little more (window.ts). */
const resultWindow = 20_000

export const settingsOf = ({ shards, replicas }: Pick<SearchSettings, 'shards' | 'replicas'>) => ({
  number_of_shards: shards,
  ...(replicas === null ? { auto_expand_replicas: '0-1' } : { number_of_replicas: replicas }),
  // A write that only one of two copies could have is tried again later.
  'write.wait_for_active_shards': replicas === null ? 1 : Math.min(2, 1 + replicas),
  refresh_interval: '1s',
  max_result_window: resultWindow,
  // A delayed write never brings back what was deleted meanwhile.
  gc_deletes: '1h',
})

/** Of mapping and analysis: it changes when jobs would be indexed otherwise than they were. */
export const indexVersion = (): string =>
  createHash('sha256')
    .update(JSON.stringify([mapping, samples().map((job) => JSON.parse(documentOf(job).text))]))
    .digest('hex')
    .slice(0, 16)

const samples = () =>
  [
    [
      'Registered Nurses (RN), Night Shift',
      'Nursing in our hospitals. The nurses care for patients; nursing, caring.',
    ],
    [
      'C++/C# Software Developer II',
      'U.S. citizens. A&P mechanics’ tools, AT&T networks, developers developing.',
    ],
    [
      'The IT Manager’s Assistant 4501234567',
      'Managing managers, working, experience required, requirements and skills.',
    ],
  ].map(([title, description], i) =>
    indexedJobOf(
      `00000000-0000-4000-8000-00000000000${i}`,
      {
        ...{
          title: title!,
          description: description!,
          feedEmployer: 'Feed & Co',
          agency: null,
          subagency: null,
        },
        ...{
          city: 'Norfolk',
          state: 'VA',
          zip: '23510',
          lat: 36.85,
          lon: -76.29,
          isRemote: true,
          isHybrid: false,
        },
        ...{ type: 'Full-time', careerLevel: 'Entry level', categories: ['a', 'b'], source: 'Federal' },
        ...{ isVolunteer: false, isCompetitive: true, clearance: 'Secret', expiresAt: null },
      },
      {
        employer: { id: '00000000-0000-4000-8000-000000000009', name: 'Harbor', never_expire_jobs: false },
        ...{ feedId: null, posted: 1_700_000_000, now: 1_700_000_000, existing: undefined },
      },
    ),
  )
