import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { spelledIn } from './words.ts'

/** Words that a database surely has. */
const known = new WeakMap<Db, Set<string>>()

/**
 * Remembers the words of titles, so that a search with a misspelt one can propose them. Best effort, after the jobs are
 * saved: a word that is missed comes again with the next job.
 */
export async function learnWords(db: Db, jobs: { title: string }[]): Promise<void> {
  const mine = known.get(db) ?? new Set()
  const words = new Set<string>()
  for (const { title } of jobs)
    for (const word of spelledIn(title)) if (/^[a-z]{3,30}$/.test(word) && !mine.has(word)) words.add(word)
  if (!words.size) return
  const fresh = [...words].sort()
  await sql`insert into job_vocabulary (word) select unnest(${fresh}::text[]) on conflict do nothing`.execute(
    db,
  )
  if (db.isTransaction) return
  if (mine.size > 100_000) mine.clear()
  for (const word of fresh) mine.add(word)
  known.set(db, mine)
}
