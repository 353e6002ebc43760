import { type JobDraft, jobId, knownJobs, markSeen, saveJobs } from '#features/jobs/index.ts'
import type { Db } from '#lib/db.ts'
import { draftOf } from '../draft/draft.ts'
import { contentHash, referenceOf } from '../draft/identity.ts'
import { type Fields, weightOf } from '../fields.ts'
import { FeedError } from '../reading/feed-error.ts'
import type { Notes } from '../reading/notes.ts'
import type { Companies } from './companies.ts'
import type { Recognizer } from './recognizer.ts'
import type { Tally } from './runs.ts'
import { SeenReferences } from './seen-references.ts'

/** Records that are compared at once. Few, so that unchanged ones are forgotten while they are young. */
const compared = 250
/** Jobs of a batch, and ids that are noted at once. */
const savedAtOnce = 1000
const notedAtOnce = 5000
/** Batches under way: PostgreSQL writes rows of one while words of the other are read, or segments merged. */
const mostSaving = 2
/** Whatever their number: characters that are held at once. Jobs may have a megabyte each. */
const heldCharacters = 6_000_000

type Parts = {
  recognizer: Recognizer
  notes: Notes
  companies: Companies
  tally: Tally
  /** called before the first job is made: what is known of places and categories is read only when it is needed */
  learn: () => Promise<void>
  saved: (tally: Tally) => Promise<void>
}
type Item = { id: string; fields: Fields; reference: string; hash: Buffer }
type Batch = { ids: string[]; drafts: (JobDraft & { hash: Buffer })[] }

const emptyBatch = (): Batch => ({ ids: [], drafts: [] })

/**
 * Compares the records of a run with the jobs we have, and saves what is new or changed.
 * While one group is compared the next one is read, and while batches are saved the next one is made ready.
 */
export class Batches {
  private items: Item[] = []
  private itemWeight = 0
  private batchWeight = 0
  private batch = emptyBatch()
  private comparing: Promise<void> = Promise.resolve()
  /** those under way, and one that failed */
  private readonly saving = new Set<Promise<void>>()
  private readonly seen = new SeenReferences()

  private readonly run: { db: Db; id: string; feedId: string; employerId: string }
  private readonly parts: Parts

  constructor(run: { db: Db; id: string; feedId: string; employerId: string }, parts: Parts) {
    this.run = run
    this.parts = parts
  }

  async add(fields: Fields): Promise<void> {
    const { recognizer, tally } = this.parts
    recognizer.meet(fields)
    const { plan, reading } = recognizer
    const reference = referenceOf(fields, plan)
    if (reference === null) return this.skip('Job without a title')
    if (!this.seen.add(reference)) return this.skip('Doubled reference', reference)
    tally.read++
    this.itemWeight += weightOf(fields)
    const id = jobId(this.run.employerId, reference)
    this.items.push({ id, fields, reference, hash: contentHash(fields, plan, reading) })
    if (this.items.length >= compared || this.itemWeight > heldCharacters) await this.compare()
  }

  /** Waits until everything is saved. */
  async end(): Promise<void> {
    await this.compare()
    await this.comparing
    await this.save()
    await Promise.all(this.saving)
  }

  /** Waits until nothing is under way, also after a failure. */
  async settle(): Promise<void> {
    await Promise.allSettled([this.comparing])
    await Promise.allSettled(this.saving)
  }

  private skip(kind: string, example?: string) {
    this.parts.tally.skipped++
    this.parts.notes.warn(kind, example)
  }

  private async compare() {
    const items = this.items
    this.items = []
    this.itemWeight = 0
    await this.comparing
    this.comparing = this.compareNow(items)
    // The next await gets the failure; until then it must not end the process.
    this.comparing.catch(() => {})
  }

  private async compareNow(items: Item[]) {
    const ids = items.map(({ id }) => id)
    const existing = await knownJobs(this.run.db, ids)
    const changed = items.filter(({ id, hash }) => {
      const job = existing.get(id)
      return !(job?.live && job.hash.equals(hash))
    })
    this.parts.tally.unchanged += items.length - changed.length
    if (changed.length) await this.parts.learn()
    for (const { fields, reference, hash } of changed) this.draft(fields, reference, hash)
    this.batch.ids.push(...ids)
    const full = this.batch.drafts.length >= savedAtOnce || this.batch.ids.length >= notedAtOnce
    if (full || this.batchWeight > heldCharacters) await this.save()
  }

  private draft(fields: Fields, reference: string, hash: Buffer) {
    const { recognizer, companies, tally } = this.parts
    const { context } = recognizer
    const draft = draftOf(fields, reference, context)
    if (draft) {
      companies.note(fields, draft.feedEmployer, context)
      this.batchWeight += draft.description.length
      this.batch.drafts.push({ ...draft, hash })
    } else {
      tally.skipped++
      tally.read--
    }
  }

  private async save() {
    const batch = this.batch
    this.batch = emptyBatch()
    this.batchWeight = 0
    while (this.saving.size >= mostSaving) await Promise.race(this.saving)
    const saving: Promise<void> = this.saveNow(batch).then(() => void this.saving.delete(saving))
    saving.catch(() => {})
    this.saving.add(saving)
  }

  private async saveNow({ ids, drafts }: Batch) {
    const { db, id, feedId, employerId } = this.run
    const { tally, companies, saved } = this.parts
    if (drafts.length) {
      const { added, changed } = await saveJobs(db, employerId, feedId, drafts, (trx) =>
        holdFeed(trx, feedId),
      )
      tally.added += added
      tally.changed += changed
    }
    await companies.save(db)
    await markSeen(db, id, ids)
    await saved(tally)
  }
}

/** Removing the feed waits for this batch and removes its jobs too; after a removal none is saved. */
async function holdFeed(trx: Db, feedId: string) {
  const feed = await trx
    .selectFrom('feeds')
    .select('id')
    .where('id', '=', feedId)
    .forKeyShare()
    .executeTakeFirst()
  if (!feed) throw new FeedError('The feed was removed.')
}
