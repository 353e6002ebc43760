import type pg from 'pg'

/** What a copy keeps of the text that people read; the index keeps all of it. */
const shown = 600

/**
 * Copies all jobs under other ids, so that ten million are there within the hour: rows with shortened descriptions, and
 * segments as they are. To the engine they are jobs like any other.
 */
export async function copyJobs(pool: pg.Pool, times: number): Promise<void> {
  const { rows: segments } = await pool.query<{ id: number; size: number }>(
    'select id, size from job_segments order by id',
  )
  const columns = await columnsOf(pool)
  await pool.query('drop index if exists jobs_employer')
  await pool.query('create table originals as select id from jobs')
  for (let copy = 1; copy <= times; copy++) {
    await pool.query(
      `insert into jobs (id, description, ${columns.join()})
       select encode(set_byte(uuid_send(id), 15, get_byte(uuid_send(id), 15) # $1::int), 'hex')::uuid,
         left(description, ${shown}), ${columns.join()} from jobs where id in (select id from originals)`,
      [copy],
    )
    for (const { id, size } of segments) await copySegment(pool, id, size, copy)
    console.error(`copy ${copy}`)
  }
  await pool.query('drop table originals')
  await pool.query('create index jobs_employer on jobs (employer_id, posted_at desc)')
  await pool.query('vacuum analyze jobs')
}

async function columnsOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'jobs' and table_schema = current_schema() and is_generated = 'NEVER'
       and column_name not in ('id', 'description') order by ordinal_position`,
  )
  return rows.map(({ name }) => name)
}

/** The ids of a segment's jobs come first in its columns, 16 bytes each. */
async function copySegment(pool: pg.Pool, id: number, size: number, copy: number): Promise<void> {
  const { rows } = await pool.query<{ columns: Buffer }>('select columns from job_segments where id = $1', [
    id,
  ])
  const { columns } = rows[0]!
  for (let slot = 0; slot < size; slot++) columns[slot * 16 + 15]! ^= copy
  await pool.query(
    `insert into job_segments (size, columns, lists, titles, words, postings, dead)
     select size, $2, lists, titles, words, postings, dead from job_segments where id = $1`,
    [id, columns],
  )
}
