import { sql } from 'kysely'
import { type JobCareers, type JobClassifier, jobClassifier } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import { columnsIn } from './columns.ts'
import { idAt } from './id-at.ts'
import { aligned } from './index-format.ts'
import { classified, type StoredCareers, unclassifiedSlots } from './job-careers.ts'
import { bytes } from './stored-bytes.ts'

/** Few, so that a process that answers requests beside it goes on doing so. */
const batch = 250
/** Letters of a description: the classifier reads about the first four thousand of its text. */
const read = 8_000

type Row = {
  id: number
  size: number
  careers: Buffer | null
  careers_by: number | null
  careers_complete: boolean
}

/**
 * Classifies the jobs of one segment that are not, or were by an earlier version (decision 654), newest jobs first. No job and no word
 * of the index is written; until then a segment is searched by what it has.
 * @returns whether there was one
 */
export async function classifyJobs(db: Db): Promise<boolean> {
  const { rows: some } = await sql`select 1 from job_segments limit 1`.execute(db)
  if (!some.length) return false
  const classifier = await jobClassifier(db)
  const { rows } = await sql<Row & { columns: Buffer }>`
    select id, size, columns, careers, careers_by, careers_complete from job_segments
    where not careers_complete or careers_by is distinct from ${classifier.version}
    order by id desc limit 1`.execute(db)
  const [segment] = rows
  if (!segment) return false
  const { id, size } = segment
  const before: StoredCareers | null =
    segment.careers_by === classifier.version && segment.careers
      ? { careers: segment.careers, version: segment.careers_by, isComplete: false }
      : null
  const slots = before ? unclassifiedSlots(before, size) : Array.from({ length: size }, (_, slot) => slot)
  const { ids } = columnsIn(aligned(segment.columns), size)
  const jobs = new Map<number, JobCareers | null>()
  for (let from = 0; from < slots.length; from += batch)
    await classifySlots(db, classifier, ids, slots.slice(from, from + batch), jobs)
  const { careers, isComplete } = classified(before, size, jobs, classifier.version)
  await sql`
    update job_segments set careers = ${bytes(careers)}, careers_by = ${classifier.version}, careers_complete = ${isComplete}
    where id = ${id}`.execute(db)
  return true
}

async function classifySlots(
  db: Db,
  classifier: JobClassifier,
  ids: Uint8Array,
  slots: number[],
  into: Map<number, JobCareers | null>,
): Promise<void> {
  const slotOf = new Map(slots.map((slot) => [idAt(ids, slot), slot]))
  // A job whose row is gone, or is another one by now, is deleted here.
  for (const slot of slots) into.set(slot, null)
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from jobs where id = any(${[...slotOf.keys()]}::uuid[])`.execute(db)
  const undecided: { id: string; title: string }[] = []
  for (const row of rows) {
    const careers = classifier.byTitle(row.title)
    if (careers) into.set(slotOf.get(row.id)!, careers)
    else undecided.push(row)
  }
  if (!undecided.length) return
  const { rows: texts } = await sql<{ id: string; text: string }>`
    select id, left(description, ${sql.lit(read)}) as text from jobs
    where id = any(${undecided.map(({ id }) => id)}::uuid[])`.execute(db)
  const textOf = new Map(texts.map(({ id, text }) => [id, text]))
  for (const { id, title } of undecided)
    into.set(slotOf.get(id)!, classifier.classify(title, textOf.get(id) ?? ''))
}
