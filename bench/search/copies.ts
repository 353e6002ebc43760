import type pg from 'pg'

/** What a copy keeps of the text that people read; the index keeps all of it. */
const shown = 600

/**
 * Copies all jobs under other ids, so that ten million are there within the hour: rows with shortened descriptions, entries, and
 * segments as they are, classified. To the engines they are jobs like any other.
 */
export async function copyJobs(pool: pg.Pool, times: number): Promise<void> {
  const { rows: segments } = await pool.query<{ id: number; size: number }>(
    'select id, size from job_segments order by id',
  )
  const columns = await columnsOf(pool, 'jobs', ['id', 'description'])
  const ofSegments = await columnsOf(pool, 'job_segments', ['id', 'columns'])
  await pool.query('drop index if exists jobs_employer')
  await pool.query('create table originals as select id from jobs')
  for (let copy = 1; copy <= times; copy++) {
    await pool.query(
      `insert into jobs (id, description, ${columns.join()})
       select ${copiedId},
         left(description, ${shown}), ${columns.join()} from jobs where id in (select id from originals)`,
      [copy],
    )
    for (const segment of segments) await copySegment(pool, segment, copy, ofSegments)
    console.error(`copy ${copy}`)
  }
  await pool.query('drop table originals')
  await pool.query('create index jobs_employer on jobs (employer_id, posted_at desc)')
  await pool.query('vacuum analyze jobs')
}

/** The columns of a table, but for those. */
async function columnsOf(pool: pg.Pool, table: string, but: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and table_schema = current_schema() and is_generated = 'NEVER'
       and column_name <> all ($2) order by ordinal_position`,
    [table, but],
  )
  return rows.map(({ name }) => name)
}

const copiedId = "encode(set_byte(uuid_send(id), 15, get_byte(uuid_send(id), 15) # $1::int), 'hex')::uuid"

/** The ids of a segment's jobs come first in its columns, 16 bytes each. */
async function copySegment(
  pool: pg.Pool,
  { id, size }: { id: number; size: number },
  copy: number,
  copied: string[],
): Promise<void> {
  const { rows } = await pool.query<{ columns: Buffer }>('select columns from job_segments where id = $1', [
    id,
  ])
  const { columns } = rows[0]!
  for (let slot = 0; slot < size; slot++) columns[slot * 16 + 15]! ^= copy
  const { rows: made } = await pool.query<{ id: number }>(
    `insert into job_segments (columns, ${copied.join()})
     select $2, ${copied.join()} from job_segments where id = $1 returning id`,
    [id, columns],
  )
  await pool.query(
    `insert into job_entries (id, segment, slot, employer_id, feed_id, hash, live, missed)
     select ${copiedId}, $3, slot, employer_id, feed_id, hash, live, missed from job_entries where segment = $2`,
    [copy, id, made[0]!.id],
  )
}
