import { engine } from '#features/job-search/index.ts'
import { classifyLater, closeReading, dropReading } from '#features/jobs/index.ts'
import type { Db } from '#lib/db.ts'
import { type Feed, feedById } from '../feeds.ts'
import { type Fields, weightOf } from '../fields.ts'
import type { MappingReport } from '../mapping/report.ts'
import { bounds } from '../reading/bounds.ts'
import { FeedError } from '../reading/feed-error.ts'
import { Notes, type Warning } from '../reading/notes.ts'
import { openFeed } from '../reading/open-feed.ts'
import { openSource, type SourceOptions } from '../reading/source.ts'
import { Batches } from './batches.ts'
import { Companies } from './companies.ts'
import { believe } from './guards.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { Recognizer, sampleCharacters, sampleSize } from './recognizer.ts'
import { beginRun, endRun, noteProgress, type Tally } from './runs.ts'
import { Surroundings } from './surroundings.ts'

export type ImportOptions = SourceOptions & {
  /** the reading may be empty or far smaller than the last */
  confirm?: boolean
  /** called after each batch and every few hundred records */
  onProgress?: (tally: Tally, size: number | null) => void
  now?: Date
}

export type RunSummary = Tally & {
  feedId: string
  runId: string
  employer: string
  dialect: string | null
  success: boolean
  failureReason: string | null
  gone: number
  expired: number
  warnings: Warning[]
  mapping: MappingReport | null
  seconds: number
}

/**
 * Reads a feed once and brings its jobs up to date. Whatever is wrong with the feed, the run says it and the jobs stay.
 * Killed at any point it loses, doubles and expires nothing; the next run goes on from what is saved.
 * @returns null when another process reads this feed right now
 * @throws when the feed does not exist or the database fails
 */
export async function importFeed(
  db: Db,
  feedId: string,
  options: ImportOptions = {},
): Promise<RunSummary | null> {
  const feed = await feedById(db, feedId)
  if (!feed) throw new FeedError('This feed does not exist any more.')
  return oneAtATime(db, feedId, (stillHeld) => run(db, feed, options, stillHeld))
}

async function run(
  db: Db,
  feed: Feed,
  options: ImportOptions,
  stillHeld: () => Promise<void>,
): Promise<RunSummary> {
  const started = performance.now()
  const id = await beginRun(db, feed.id)
  const tally: Tally = { bytes: 0, read: 0, added: 0, changed: 0, unchanged: 0, skipped: 0 }
  const notes = new Notes()
  const reading = new Reading(db, feed, id, tally, notes, options)
  let failureReason: string | null = null
  let ended = { gone: 0, expired: 0 }
  try {
    await reading.read()
    believe(tally.read, feed, reading.recognizer!.dialect, notes, options.confirm ?? false)
    // What the run met is kept in a table that a crash of the database empties: then nothing may be missed.
    await stillHeld()
    ended = await db.transaction().execute(async (trx) => {
      const closed = await closeReading(trx, id, feed.id)
      await endRun(trx, feed.id, id, tally, {
        success: true,
        failureReason: null,
        ...reading.outcome(),
        ...closed,
      })
      return closed
    })
  } catch (error) {
    failureReason = reasonOf(error, options.signal)
    if (failureReason === null) throw error
    await dropReading(db, id)
    await endRun(db, feed.id, id, tally, { success: false, failureReason, ...reading.outcome(), ...ended })
  }
  await engine.maintain(db)
  await classifyLater(db)
  const seconds = (performance.now() - started) / 1000
  const { id: feedId, employer } = feed
  return {
    feedId,
    runId: id,
    employer,
    ...tally,
    ...reading.outcome(),
    ...ended,
    success: !failureReason,
    failureReason,
    seconds,
  }
}

/** What is the feed's fault is a reason; what is ours (the database is gone) is thrown, and the next run cleans up. */
function reasonOf(error: unknown, signal?: AbortSignal): string | null {
  if (error instanceof FeedError) return error.message
  if (signal?.aborted) return 'The run was stopped before its end.'
  return null
}

class Reading {
  recognizer: Recognizer | null = null
  private readonly companies = new Companies()
  private batches: Batches | null = null

  private readonly db: Db
  private readonly feed: Feed
  private readonly id: string
  private readonly tally: Tally
  private readonly notes: Notes
  private readonly options: ImportOptions

  constructor(db: Db, feed: Feed, id: string, tally: Tally, notes: Notes, options: ImportOptions) {
    this.db = db
    this.feed = feed
    this.id = id
    this.tally = tally
    this.notes = notes
    this.options = options
  }

  async read(): Promise<void> {
    const { feed, tally, notes, options } = this
    const deadline = AbortSignal.timeout(bounds.runMs)
    const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline
    const source = await openSource(feed.url, { ...options, signal })
    try {
      const onRead = (bytes: number) => {
        tally.bytes = bytes
      }
      const open = await openFeed(source.bytes, notes, {
        dialect: feed.dialect,
        charset: source.charset,
        onRead,
      })
      let sample: Fields[] | null = []
      let weight = 0
      for await (const records of open.records) {
        if (deadline.aborted) throw new FeedError(`The run took more than ${bounds.runMs / 3600_000} hours.`)
        signal.throwIfAborted()
        if (sample) {
          sample.push(...records)
          for (const fields of records) weight += weightOf(fields)
          if (sample.length >= sampleSize || weight > sampleCharacters)
            sample = await this.begin(open.dialect, sample)
        } else for (const fields of records) await this.batches!.add(fields)
        options.onProgress?.(tally, source.size)
      }
      if (sample) await this.begin(open.dialect, sample)
      await this.batches!.end()
    } finally {
      source.close()
      await this.batches?.settle()
    }
  }

  /** What the run knows of its feed, for its record. */
  outcome(): { dialect: string | null; warnings: Warning[]; mapping: MappingReport | null } {
    return {
      dialect: this.recognizer?.dialect.label ?? null,
      warnings: this.notes.warnings,
      mapping: this.recognizer?.report() ?? null,
    }
  }

  private async begin(dialect: Recognizer['dialect'], sample: Fields[]): Promise<null> {
    const { db, feed, id, tally, notes, options, companies } = this
    const surroundings = new Surroundings(db, feed, options.now ?? new Date())
    const recognizer = new Recognizer(dialect, sample, notes, surroundings)
    this.recognizer = recognizer
    this.batches = new Batches(
      { db, id, feedId: feed.id, employerId: feed.employerId },
      {
        recognizer,
        notes,
        companies,
        tally,
        learn: () => surroundings.learn(),
        saved: () => noteProgress(db, id, tally),
      },
    )
    for (const fields of sample) await this.batches.add(fields)
    return null
  }
}
