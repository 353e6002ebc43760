import type { JobDraft } from '#features/jobs/index.ts'
import type { Db } from '#lib/db.ts'
import { draftOf } from '../draft/draft.ts'
import { referenceOf } from '../draft/identity.ts'
import type { Feed } from '../feeds.ts'
import type { Fields } from '../fields.ts'
import type { MappingReport } from '../mapping/report.ts'
import { Notes } from '../reading/notes.ts'
import { openFeed } from '../reading/open-feed.ts'
import { openSource, type SourceOptions } from '../reading/source.ts'
import { Recognizer } from './recognizer.ts'
import { Surroundings } from './surroundings.ts'

const mostRecords = 50
const mostMs = 20_000

/** The first jobs of a feed, and what its fields are taken for. */
export type FeedSample = { dialect: string; records: number; report: MappingReport; jobs: JobDraft[] }

/**
 * Reads the first 50 records of a feed as a run would, and saves nothing.
 * @throws FeedError with the reason in a sentence
 */
export async function sampleFeed(db: Db, feed: Feed, options: SourceOptions = {}): Promise<FeedSample> {
  const signal = AbortSignal.timeout(mostMs)
  const source = await openSource(feed.url, { ...options, signal })
  try {
    const notes = new Notes()
    const open = await openFeed(source.bytes, notes, { dialect: feed.dialect, charset: source.charset })
    const records: Fields[] = []
    for await (const some of open.records) {
      records.push(...some)
      if (records.length >= mostRecords) break
    }
    const sample = records.slice(0, mostRecords)
    const surroundings = new Surroundings(db, feed, new Date())
    await surroundings.learn()
    const recognizer = new Recognizer(open.dialect, sample, notes, surroundings)
    const jobs = sample.flatMap((fields) => {
      const reference = referenceOf(fields, recognizer.plan)
      return (reference && draftOf(fields, reference, recognizer.context)) || []
    })
    return { dialect: open.dialect.label, records: sample.length, report: recognizer.report(), jobs }
  } finally {
    source.close()
  }
}
