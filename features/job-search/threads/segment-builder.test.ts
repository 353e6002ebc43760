import { expect, test } from 'vitest'
import { type SegmentPlan, segmentOf } from '../segments/segment-plan.ts'
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

test('a batch that cannot be read fails alone', async () => {
  const builder = new SegmentBuilder(0).open()
  const broken = { ...plan('Nurse'), jobs: [{ ...plan('Nurse').jobs[0]!, facts: null! }] }
  const [failed, built] = await Promise.allSettled([builder.build(broken), builder.build(plan('Welder'))])
  expect(failed.status).toBe('rejected')
  expect(built).toMatchObject({ status: 'fulfilled', value: { size: 1 } })
})
