import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { analysisVersion } from '../text/words.ts'
import { type Columns, columnsIn, type Lists } from './columns.ts'
import { readDictionary } from './dictionary.ts'
import { aligned, type Index, type StoredSegment, splitIndex } from './index-format.ts'
import type { StoredCareers } from './job-careers.ts'
import { encodeTombstones } from './tombstones.ts'

/** What the jobs of a segment are (title-classes.ts), and by which titles. */
export type StoredClasses = { classes: Uint8Array; version: number }

/** Where a job is in the index. */
export type SegmentSlot = { segment: number; slot: number }

/** Reserves the id of the next segment. */
export async function nextSegment(db: Db): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`select nextval(pg_get_serial_sequence('job_segments', 'id')) as id`.execute(db)
  return rows[0]!.id
}

export async function insertSegment(
  db: Db,
  id: number,
  segment: StoredSegment,
  dead: Uint8Array = new Uint8Array(),
  classes: StoredClasses | null = null,
  analyzed = analysisVersion,
): Promise<void> {
  await sql`
    insert into job_segments (id, size, columns, lists, titles, words, postings, dead, classes, classified, analyzed,
                              careers, careers_by, careers_complete)
    overriding system value
    values (${id}, ${segment.size}, ${bytes(segment.columns)}, ${JSON.stringify(segment.lists)}, ${bytes(segment.titles)},
            ${bytes(segment.words)}, ${bytes(segment.postings)}, ${bytes(dead)},
            ${classes && bytes(classes.classes)}, ${classes?.version ?? null}, ${analyzed},
            ${segment.careers && bytes(segment.careers.careers)}, ${segment.careers?.version ?? null},
            ${segment.careers?.isComplete ?? false})`.execute(db)
}

/** Marks slots as deleted since `at` (seconds; 0: replaced by a newer version). */
export async function addTombstones(db: Db, places: SegmentSlot[], at: number): Promise<void> {
  const bySegment = new Map<number, number[]>()
  for (const { segment, slot } of places) bySegment.set(segment, [...(bySegment.get(segment) ?? []), slot])
  // In the order of segment ids, so that concurrent writers cannot deadlock.
  for (const [segment, slots] of [...bySegment].sort((a, b) => a[0] - b[0]))
    await sql`update job_segments set dead = dead || ${bytes(encodeTombstones(slots, at))}::bytea where id = ${segment}`.execute(
      db,
    )
}

/** As a query parameter: pg sends a Buffer as is, other arrays slowly. */
export const bytes = (data: Uint8Array): Buffer => Buffer.from(data.buffer, data.byteOffset, data.byteLength)

type Row = {
  id: number
  size: number
  lists: Lists
  columns: Buffer
  titles: Buffer
  words: Buffer
  dead: Buffer
  classes: Buffer | null
  classified: number | null
  analyzed: number
  careers: Buffer | null
  careers_by: number | null
  careers_complete: boolean
}

/** A segment as loaded, with its postings if requested. */
export type LoadedSegment = {
  id: number
  size: number
  columns: Columns
  lists: Lists
  titles: Index
  words: Index
  tombstones: Uint8Array
  classes: StoredClasses | null
  /** by which version of the analysis its words were found */
  analyzed: number
  careers: StoredCareers | null
}

/** Loads segments. Those merged away meanwhile are missing from the result. */
export async function loadSegments(db: Db, ids: number[], withPostings: boolean): Promise<LoadedSegment[]> {
  const { rows } = await sql<Row & { postings: Buffer | null }>`
    select id, size, lists, columns, titles, words, dead, classes, classified, analyzed, careers, careers_by, careers_complete,
      ${withPostings ? sql`postings` : sql`null as postings`}
    from job_segments where id = any(${ids}::bigint[]) order by id`.execute(db)
  return rows.map(({ columns, titles, words, postings, dead, classes, classified, careers, ...row }) => ({
    ...row,
    tombstones: dead,
    columns: columnsIn(aligned(columns), row.size),
    titles: splitIndex(aligned(titles)),
    words: {
      ...readDictionary(aligned(words)),
      postings: postings ? new Uint8Array(aligned(postings)) : undefined,
    },
    classes: classes && { classes, version: classified! },
    careers: careers && { careers, version: row.careers_by, isComplete: row.careers_complete },
  }))
}
