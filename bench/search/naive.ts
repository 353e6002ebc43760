import type pg from 'pg'
import type { Query } from './queries.ts'

/** The search everybody writes first: a tsvector with its GIN index, everything ranked, ten taken. */
export async function buildNaive(pool: pg.Pool): Promise<void> {
  await pool.query('drop table if exists naive_search')
  await pool.query('create unlogged table naive_search (id uuid, words tsvector)')
  const half = (sign: string) =>
    pool.query(`
      insert into naive_search
      select id, to_tsvector('english', title || ' ' || regexp_replace(description, '<[^>]*>', ' ', 'g'))
      from jobs where id ${sign} '80000000-0000-0000-0000-000000000000'`)
  await Promise.all([half('<'), half('>=')])
  await pool.query(`set maintenance_work_mem = '512MB'`)
  await pool.query('create index on naive_search using gin (words)')
  await pool.query('vacuum analyze naive_search')
}

/** Milliseconds of each of these searches, words only: no place, no filter, no count, no facet. */
export async function runNaive(pool: pg.Pool, queries: Query[]): Promise<number[]> {
  const latencies: number[] = []
  for (const { parameters } of queries) {
    const began = performance.now()
    await pool.query(
      `select id from naive_search, websearch_to_tsquery('english', $1) as query
       where words @@ query order by ts_rank(words, query) desc limit 10`,
      [parameters.q],
    )
    latencies.push(performance.now() - began)
  }
  return latencies
}
