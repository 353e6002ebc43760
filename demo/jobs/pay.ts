import { payIn } from '../places.ts'
import type { Seeded } from '../seeded.ts'
import type { Level, Role } from './role.ts'

const levelFactor: Record<Level, number> = {
  internship: 0.8,
  entry: 0.9,
  experienced: 1,
  senior: 1.2,
  supervisor: 1.15,
  manager: 1.3,
  executive: 1.55,
}

export type Wage = { min: number; max: number; unit: 'hour' | 'year' }

/** What a job of this role pays at this level in this state; null for volunteers. */
export function wageFor(role: Role, level: Level, state: string, chance: Seeded): Wage | null {
  if (!role.pay) return null
  const { from, to, per: unit } = role.pay
  const average = role.levels.reduce((sum, each) => sum + levelFactor[each], 0) / role.levels.length
  const middle =
    (from + (to - from) * (0.25 + chance.next() * 0.5)) * payIn(state) * (levelFactor[level] / average)
  const step = unit === 'year' ? 500 : 0.25
  const rounded = (amount: number) => Math.round(amount / step) * step
  return { min: rounded(middle * 0.91), max: rounded(middle * (1.08 + chance.next() * 0.1)), unit }
}

/** The same pay by the hour, for part-time work. */
export const hourly = (wage: Wage): Wage =>
  wage.unit === 'hour'
    ? wage
    : { min: Math.round(wage.min / 520) / 4, max: Math.round(wage.max / 520) / 4, unit: 'hour' }

/** Rough General Schedule: grade and its first step with an average locality. */
const grades: [number, number][] = [
  [4, 37800],
  [5, 42300],
  [6, 47100],
  [7, 52400],
  [9, 64100],
  [11, 77500],
  [12, 92900],
  [13, 110500],
  [14, 130600],
  [15, 153600],
]

/** The General Schedule grade that comes nearest to this pay, with its steps one to ten. */
export function gradeFor(wage: Wage): { grade: number; wage: Wage } {
  const wanted = wage.unit === 'year' ? wage.min : wage.min * 2080
  const [grade, base] = grades.reduce((best, each) =>
    Math.abs(each[1] - wanted) < Math.abs(best[1] - wanted) ? each : best,
  )
  return { grade, wage: { min: base, max: Math.round(base * 1.3), unit: 'year' } }
}
