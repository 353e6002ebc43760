import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { analysisVersion } from '../text/words.ts'
import { type Columns, columnsIn, type Lists } from './columns.ts'
import { readDictionary } from './dictionary.ts'
import { type Index, type StoredSegment, splitIndex } from './index-format.ts'
import type { StoredCareers } from './job-careers.ts'
import {
  appendRest,
  beginningOf,
  bytes,
  type ReadAtOnce,
  readWhole,
  type StoredColumn,
  selectBeginning,
} from './stored-bytes.ts'
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
  const { columns, titles, words, postings } = segment
  await sql`
    insert into job_segments (id, size, columns, lists, titles, words, postings, dead, classes, classified, analyzed,
                              careers, careers_by, careers_complete)
    overriding system value
    values (${id}, ${segment.size}, ${beginningOf(columns)}, ${JSON.stringify(segment.lists)}, ${beginningOf(titles)},
            ${beginningOf(words)}, ${beginningOf(postings)}, ${bytes(dead)},
            ${classes && bytes(classes.classes)}, ${classes?.version ?? null}, ${analyzed},
            ${segment.careers && bytes(segment.careers.careers)}, ${segment.careers?.version ?? null},
            ${segment.careers?.isComplete ?? false})`.execute(db)
  await appendRest(db, id, 'columns', columns)
  await appendRest(db, id, 'titles', titles)
  await appendRest(db, id, 'words', words)
  await appendRest(db, id, 'postings', postings)
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

type Row = {
  id: number
  size: number
  lists: Lists
  dead: Buffer
  classes: Buffer | null
  classified: number | null
  analyzed: number
  careers: Buffer | null
  careers_by: number | null
  careers_complete: boolean
} & Record<StoredColumn, Buffer> &
  Record<`${StoredColumn}_bytes`, number>

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

/** Loads segments, one after the other. Those merged away meanwhile are missing from the result. */
export async function loadSegments(
  db: Db,
  ids: number[],
  withPostings: boolean,
  atOnce: ReadAtOnce = 'much',
): Promise<LoadedSegment[]> {
  const loaded: LoadedSegment[] = []
  for (const id of ids.toSorted((a, b) => a - b)) {
    const segment = await loadSegment(db, id, withPostings, atOnce)
    if (segment) loaded.push(segment)
  }
  return loaded
}

const indexes = ['columns', 'titles', 'words'] as const

async function loadSegment(
  db: Db,
  id: number,
  withPostings: boolean,
  atOnce: ReadAtOnce,
): Promise<LoadedSegment | null> {
  const { rows } = await sql<Row>`
    select id, size, lists, dead, classes, classified, analyzed, careers, careers_by, careers_complete,
      ${sql.join((withPostings ? [...indexes, 'postings' as const] : indexes).map((column) => selectBeginning(column, atOnce)))}
    from job_segments where id = ${id}`.execute(db)
  const [row] = rows
  if (!row) return null
  const read = (column: StoredColumn) =>
    readWhole(db, id, column, { beginning: row[column], bytes: row[`${column}_bytes`] }, atOnce)
  const columns = await read('columns')
  const titles = await read('titles')
  const words = await read('words')
  const postings = withPostings ? await read('postings') : undefined
  if (!columns || !titles || !words || postings === null) return null
  const { size, lists, dead, classes, classified, analyzed, careers } = row
  return {
    id,
    size,
    lists,
    columns: columnsIn(columns, size),
    titles: splitIndex(titles),
    words: { ...readDictionary(words), postings: postings && new Uint8Array(postings) },
    tombstones: dead,
    classes: classes && { classes, version: classified! },
    analyzed,
    careers: careers && { careers, version: row.careers_by, isComplete: row.careers_complete },
  }
}
