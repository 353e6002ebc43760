import { LRUCache } from 'lru-cache'
import type { Db } from '#lib/db.ts'
import type { CareerLevel } from '#spec/lists.ts'

/** Career levels that people of a pay grade usually start at: a sergeant first class has led, a captain has managed. */
const byGrade: [RegExp, CareerLevel[]][] = [
  [/^E-[1-3]$/, ['Entry level', 'Internship']],
  [/^E-[4-5]$/, ['Entry level', 'Experienced']],
  [/^E-6$/, ['Experienced', 'Supervisor']],
  [/^E-[7-9]$/, ['Supervisor', 'Manager']],
  [/^W-/, ['Experienced', 'Supervisor']],
  [/^O-[1-3]$/, ['Experienced', 'Supervisor', 'Manager']],
  [/^O-[4-5]$/, ['Manager']],
  [/^O-/, ['Manager', 'Executive']],
]

/** The career levels that suit a rank (id or grade); null when the rank is empty or unknown. */
export async function levelsOf(db: Db, rank: string): Promise<ReadonlySet<string> | null> {
  if (!rank) return null
  const grade = (await gradeOf(db, rank)) ?? rank.toUpperCase()
  const levels = byGrade.find(([form]) => form.test(grade))?.[1]
  return levels ? new Set(levels) : null
}

const grades = new WeakMap<Db, LRUCache<string, { grade: string | null }>>()

/** Ranks rarely change: they are kept for a minute. */
async function gradeOf(db: Db, id: string): Promise<string | null> {
  const kept = grades.get(db) ?? new LRUCache<string, { grade: string | null }>({ max: 500, ttl: 60_000 })
  grades.set(db, kept)
  const known = kept.get(id)
  if (known) return known.grade
  const rank = await db.selectFrom('ranks').select('grade').where('id', '=', id).executeTakeFirst()
  kept.set(id, { grade: rank?.grade ?? null })
  return rank?.grade ?? null
}
