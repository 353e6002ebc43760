// The other side of segment-builder.ts.
import { segmentOf } from '../segments/segment-plan.ts'
import { answerWith } from './answering.ts'

answerWith({
  work: segmentOf,
  moved: ({ columns, titles, words, postings }) =>
    [columns, titles, words, postings].map(({ buffer }) => buffer as ArrayBuffer),
})
