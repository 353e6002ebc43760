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
  const known = await db.selectFrom('ranks').select('grade').where('id', '=', rank).executeTakeFirst()
  const grade = known?.grade ?? rank.toUpperCase()
  const levels = byGrade.find(([form]) => form.test(grade))?.[1]
  return levels ? new Set(levels) : null
}
