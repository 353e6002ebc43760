// The other side of segment-builder.ts.
import { buffersOf, type MergePlan, mergedOf } from '../segments/merge.ts'
import { segmentOf } from '../segments/segment-plan.ts'
import { answerWith } from './answering.ts'
import type { Building, Built } from './segment-builder.ts'

/** Merges, and frees what it was made of at once: it would be in memory until this thread collects its garbage, seconds later. */
function mergedAlone(plan: MergePlan) {
  const merged = mergedOf(plan)
  for (const buffer of buffersOf(plan)) buffer.transfer(0)
  return merged
}

answerWith<Building, Built>({
  work: ({ build, merge }) => (build ? { segment: segmentOf(build), places: [] } : mergedAlone(merge!)),
  moved: ({ segment: { columns, titles, words, postings }, places }) =>
    [columns, titles, words, postings, ...places].map(({ buffer }) => buffer as ArrayBuffer),
})
