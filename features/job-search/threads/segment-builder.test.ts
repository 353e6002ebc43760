import { expect, test } from 'vitest'
import { columnsIn } from '../segments/columns.ts'
import { readDictionary } from '../segments/dictionary.ts'
import { aligned, splitIndex } from '../segments/index-format.ts'
import { type MergePlan, mergedOf } from '../segments/merge.ts'
import { type SegmentPlan, segmentOf } from '../segments/segment-plan.ts'
import { encodeTombstones } from '../segments/tombstones.ts'
import { SegmentBuilder } from './segment-builder.ts'

const none = {
  feedEmployer: null,
  agency: null,
  subagency: null,
  type: null,
  careerLevel: null,
  source: null,
}
const place = { city: 'Norfolk', state: 'VA', zip: '23510', lat: 36.85, lon: -76.29 }
const flags = { isRemote: false, isHybrid: true, isVolunteer: false, isCompetitive: false, clearance: null }

const plan = (...titles: string[]): SegmentPlan => ({
  employer: { id: 'harbor', name: 'Harbor Health', never_expire_jobs: false },
  feedId: 'feed',
  now: 1_700_000_000,
  jobs: titles.map((title, i) => ({
    id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
    facts: {
      ...{ title, description: `<p>${title}s keep the ward open.</p>`, categories: ['healthcare'] },
      ...{ ...none, ...place, ...flags, expiresAt: new Date('2026-12-31') },
    },
    posted: 1_600_000_000,
    existing: undefined,
  })),
})

const bytes = ({ columns, titles, words, postings, ...rest }: ReturnType<typeof segmentOf>) => ({
  ...rest,
  parts: [columns, titles, words, postings].map((part) => Buffer.from(part).toString('hex')),
})

test('the thread builds the same segment, batch after batch', async () => {
  const builder = new SegmentBuilder(0).open()
  for (const batch of [plan('Nurse', 'Nurse Practitioner', 'Café Manager'), plan('Welder')])
    expect(bytes(await builder.build(batch))).toEqual(bytes(segmentOf(batch)))
})

/** A merge of these batches; the first job of each was deleted. */
const mergePlan = (...plans: SegmentPlan[]): MergePlan => ({
  retainedSince: 1_690_000_000,
  segments: plans.map(segmentOf).map(({ size, lists, columns, titles, words, postings }, id) => ({
    ...{
      id,
      size,
      lists,
      classes: null,
      careers: null,
      analyzed: 1,
      tombstones: encodeTombstones([0], 1_600_000_000),
    },
    columns: columnsIn(aligned(columns), size),
    titles: splitIndex(aligned(titles)),
    words: { ...readDictionary(aligned(words)), postings: new Uint8Array(aligned(postings)) },
  })),
})

test('the thread merges segments into the same one, and takes their buffers with it', async () => {
  const builder = new SegmentBuilder(0).open()
  const batches = [plan('Nurse', 'Nurse Practitioner', 'Café Manager'), plan('Welder', 'Night Guard')]
  const handedOver = mergePlan(...batches)
  const merged = await builder.merge(handedOver)
  const { segment, places } = mergedOf(mergePlan(...batches))
  expect(bytes(merged!.segment)).toEqual(bytes(segment))
  expect(merged!.places).toEqual(places)
  expect(segment.size).toBe(3)
  expect(handedOver.segments.map(({ columns, words }) => columns.ids.length + words.keys.length)).toEqual([
    0, 0,
  ])
})

test('a batch that cannot be read fails alone', async () => {
  const builder = new SegmentBuilder(0).open()
  const broken = { ...plan('Nurse'), jobs: [{ ...plan('Nurse').jobs[0]!, facts: null! }] }
  const [failed, built] = await Promise.allSettled([builder.build(broken), builder.build(plan('Welder'))])
  expect(failed.status).toBe('rejected')
  expect(built).toMatchObject({ status: 'fulfilled', value: { size: 1 } })
})
