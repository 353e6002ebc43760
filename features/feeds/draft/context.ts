import type { Fields } from '../fields.ts'
import { firstOf } from '../fields.ts'
import type { Plan } from '../mapping/plan.ts'
import type { Target } from '../model/targets.ts'
import type { Notes } from '../reading/notes.ts'
import type { DateOrder } from '../values/dates.ts'
import { saysNothing } from '../values/words.ts'

/** A place as features/places knows it. */
export type LocatedPlace = {
  zip: string | null
  city: string
  state: string
  lat: number | null
  lon: number | null
}

/** What turning a record into a job needs to know beside the record. */
export type DraftContext = {
  plan: Plan
  notes: Notes
  now: Date
  /** the employer whose feed it is; a company of another name becomes feedEmployer */
  employerName: string
  dateOrder: DateOrder
  /** two letters, where the feed names no country */
  country: string
  findPlace(text: string): LocatedPlace | null
  /** category ids by the names the feed gives and by the title */
  categories(names: readonly string[], title: string): string[]
}

/** The first non-empty value of a target. */
export function firstValue(fields: Fields, context: DraftContext, target: Target): string | undefined {
  for (const path of context.plan.paths[target]) {
    const value = firstOf(fields, path)
    if (value !== undefined && tells(value, path, context)) return value
  }
  return undefined
}

/** Every distinct non-empty value of a target. */
export function allValues(fields: Fields, context: DraftContext, target: Target): string[] {
  const values = new Set<string>()
  for (const path of context.plan.paths[target])
    for (const value of fields.get(path) ?? []) if (value && tells(value, path, context)) values.add(value)
  return [...values]
}

function tells(value: string, path: string, context: DraftContext): boolean {
  if (!saysNothing(value)) return true
  context.notes.warn('"Not Specified" and the like', `${path}: ${value}`)
  return false
}
