import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { spellingsIn } from './text/words.ts'

/** Words known to be stored, by database. */
const knownWords = new WeakMap<Db, Set<string>>()

/**
 * Stores the words of titles for spelling suggestions. Best effort, after the jobs are saved: a missed word comes again
 * with the next job.
 */
export async function addToVocabulary(db: Db, jobs: { title: string }[]): Promise<void> {
  const seen = knownWords.get(db) ?? new Set()
  const words = new Set<string>()
  for (const { title } of jobs)
    for (const word of spellingsIn(title)) if (/^[a-z]{3,30}$/.test(word) && !seen.has(word)) words.add(word)
  if (!words.size) return
  const fresh = [...words].sort()
  await sql`insert into job_vocabulary (word) select unnest(${fresh}::text[]) on conflict do nothing`.execute(
    db,
  )
  if (db.isTransaction) return
  if (seen.size > 100_000) seen.clear()
  for (const word of fresh) seen.add(word)
  knownWords.set(db, seen)
}
