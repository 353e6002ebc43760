import type { JobDraft } from '#features/jobs/index.ts'
import { type Db, patiently } from '#lib/db.ts'
import { isModifiedSince, type UnmodifiedSince } from '#lib/optimistic-lock.ts'
import { plainText } from '#lib/plain-text.ts'
import { Invalid } from '#lib/problem.ts'
import { feedMessages } from '#spec/messages.ts'
import { wageText } from '#ui/wage.ts'
import { type Acting, auditFeed, bareAddress, noSuchFeed } from './employer-feeds.ts'
import { type Feed, feedById, hasAddress } from './feeds.ts'
import type { MappingReport } from './mapping/report.ts'
import type { Corrections } from './model/corrections.ts'
import { FeedError } from './reading/feed-error.ts'
import { type FeedSample, sampleFeed } from './run/sample-feed.ts'
import type { FeedMapping, MappedField, SampledJob } from './schema.ts'

const shownJobs = 3
/** 03/04/2026: which of the two is the month? */
const slashed = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}\b/

/** What the fields of a feed become, read from its address now. @throws Problem 404 */
export async function mappingOf(db: Db, id: string, allowPrivate: boolean): Promise<FeedMapping> {
  const feed = await feedById(db, id)
  if (!feed) throw noSuchFeed()
  const read = await sampled(db, feed, allowPrivate)
  const sample = 'failure' in read ? null : read
  return {
    feed: {
      ...{ id, employer: { id: feed.employerId, name: feed.employer }, url: feed.url },
      mayRun: hasAddress(feed.url) && !feed.pausedAt,
    },
    failure: 'failure' in read ? read.failure : null,
    dialect: sample?.dialect ?? null,
    records: sample?.records ?? 0,
    fields: fieldsOf(sample?.report ?? null, feed.corrections),
    dateOrder: feed.corrections.dateOrder,
    ambiguousDate: sample ? ambiguousDateIn(sample.report) : null,
    jobs: (sample?.jobs ?? []).slice(0, shownJobs).map(shownJob),
    modifiedAt: (feed.correctedAt ?? new Date(0)).toISOString(),
  }
}

async function sampled(db: Db, feed: Feed, allowPrivate: boolean): Promise<FeedSample | { failure: string }> {
  try {
    return await sampleFeed(db, feed, { allowPrivate })
  } catch (error) {
    if (error instanceof FeedError) return { failure: error.message }
    if (error instanceof Error && error.name === 'TimeoutError')
      return { failure: 'The address took too long to answer.' }
    throw error
  }
}

/** What the feed has, in its order; then what was corrected and is not in it any more. */
function fieldsOf(report: MappingReport | null, corrections: Corrections): MappedField[] {
  const corrected = new Map(corrections.fields.map((field) => [field.path.toLowerCase(), field]))
  const paths = report?.paths ?? []
  const present = new Set(paths.map(({ path }) => path.toLowerCase()))
  return [
    ...paths.map(({ path, examples, records, status, to, by }) => ({
      ...{ path, samples: examples, records, status, to, by },
      correction: corrected.get(path.toLowerCase()) ?? null,
    })),
    ...corrections.fields
      .filter(({ path }) => !present.has(path.toLowerCase()))
      .map((correction) => ({
        ...{ path: correction.path, samples: [], records: 0, correction },
        ...{ status: 'mapped', to: correction.label || correction.becomes, by: 'staff' },
      })),
  ] as MappedField[]
}

const ambiguousDateIn = ({ paths }: MappingReport): string | null =>
  paths
    .filter(({ to }) => to === 'posted' || to === 'updated' || to === 'expires')
    .flatMap(({ examples }) => examples)
    .find((text) => slashed.test(text)) ?? null

function shownJob(job: JobDraft): SampledJob {
  const { city, state, zip, country, isRemote, isHybrid } = job
  const { wageMin: min, wageMax: max, wageUnit: unit, currency } = job
  return {
    ...{ reference: job.reference, title: job.title, company: job.feedEmployer },
    place: [city, [state, zip].filter(Boolean).join(' '), country === 'US' ? '' : country]
      .filter(Boolean)
      .join(', '),
    workplace: isRemote ? 'Remote' : isHybrid ? 'Hybrid' : null,
    ...{ type: job.type, level: job.careerLevel, clearance: job.clearance },
    pay: wageText({ min, max, unit, currency }),
    posted: job.postedAt.toISOString(),
    closes: job.expiresAt?.toISOString() ?? null,
    apply: job.applyUrl ?? job.applyEmail,
    description: plainText(job.description).slice(0, 600),
  }
}

/**
 * Keeps what staff say a feed's fields are; the next run makes its jobs again.
 * @throws Invalid when somebody else saved since the form was opened @throws Problem 404
 */
export async function correctFeed(
  db: Db,
  actor: Acting,
  id: string,
  corrections: Corrections,
  since: UnmodifiedSince,
): Promise<void> {
  await patiently(db, async (trx) => {
    const feed = await trx
      .selectFrom('feeds')
      .select(['url', 'employer_id', 'corrected_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!feed) throw noSuchFeed()
    if (isModifiedSince(feed.corrected_at ?? new Date(0), since))
      throw new Invalid({ form: feedMessages.mappedMeanwhile })
    await trx
      .updateTable('feeds')
      .set({ corrections: JSON.stringify(corrections), corrected_at: new Date() })
      .where('id', '=', id)
      .execute()
    const facts = { name: bareAddress(feed.url), employer: feed.employer_id }
    await auditFeed(trx, actor, 'map', id, { ...facts, corrected: corrections.fields.length })
  })
}
