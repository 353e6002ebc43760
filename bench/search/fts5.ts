import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type pg from 'pg'
import type { Query } from './queries.ts'

const batch = 5_000

/**
 * The same jobs in SQLite's FTS5, which a team would pick for a board on one machine: it comes with Node and needs no server. It
 * stems (porter) and ranks (bm25); it has no synonyms, places, facets, exact totals, occupations, and one writer at a time.
 */
export async function buildFts5(on: pg.Pool, folder: string): Promise<DatabaseSync> {
  const lite = new DatabaseSync(join(folder, 'fts5.sqlite'))
  lite.exec(`pragma journal_mode = off; pragma synchronous = off;
    create virtual table if not exists jobs using fts5(title, description, content = '', tokenize = 'porter unicode61')`)
  const { full } = lite.prepare('select exists (select 1 from jobs) as full').get() as { full: number }
  if (full) return lite
  const add = lite.prepare('insert into jobs (title, description) values (?, ?)')
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await on.query<{ id: string; title: string; description: string }>(
      `select id, title, regexp_replace(description, '<[^>]+>', ' ', 'g') as description from jobs
       where id > $1 order by id limit $2`,
      [after, batch],
    )
    if (!rows.length) return lite
    lite.exec('begin')
    for (const { title, description } of rows) add.run(title, description)
    lite.exec('commit')
    after = rows.at(-1)!.id
  }
}

/** Milliseconds for the ten best jobs of each query, title words weighing four times as much. */
export function runFts5(lite: DatabaseSync, queries: Query[]): number[] {
  const best = lite.prepare(
    'select rowid from jobs where jobs match ? order by bm25(jobs, 4.0, 1.0) limit 10',
  )
  return queries.map(({ parameters }) => {
    const began = performance.now()
    best.all(expressionOf(parameters.q!))
    return performance.now() - began
  })
}

/** All words, "phrases" and -exclusions, quoted so that nothing in them is an operator. */
function expressionOf(words: string): string {
  const pieces = [...words.matchAll(/(-?)(?:"([^"]+)"|(\S+))/g)].map(([, minus, phrase, word]) => ({
    isExcluded: minus === '-',
    quoted: `"${(phrase ?? word)!.replaceAll('"', '')}"`,
  }))
  const wanted = pieces.filter(({ isExcluded }) => !isExcluded).map(({ quoted }) => quoted)
  return [
    wanted.join(' '),
    ...pieces.filter(({ isExcluded }) => isExcluded).map(({ quoted }) => quoted),
  ].join(' NOT ')
}
