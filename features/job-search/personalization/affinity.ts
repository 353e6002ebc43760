import { fitOf } from '#features/occupations/index.ts'
import { type Clearance, clearances } from '#spec/lists.ts'
import { flag, mostCategories, titleMarks } from '../segments/columns.ts'
import { milesFrom, milesInWords } from '../segments/distance.ts'
import { valueAt } from '../segments/filters.ts'
import type { MemorySegment } from '../segments/memory-segment.ts'
import type { SearcherProfile } from './profile.ts'

/** How well a job fits a person: each factor 0 to 1, `miles` NaN when a location is unknown. */
export type Affinity = {
  occupation: number
  interest: number
  nearness: number
  clearance: number
  miles: number
}

const shares = { occupation: 0.5, interest: 0.2, nearness: 0.2, clearance: 0.1 } as const
/** The radius around home, in miles, within which nearness counts. */
const reach = 100
/** Affinities are rounded to steps, so that jobs with nearly the same one are ordered by age. */
const steps = 40

export const affinityScore = (affinity: Affinity): number =>
  Math.round(
    steps *
      (shares.occupation * affinity.occupation +
        shares.interest * affinity.interest +
        shares.nearness * affinity.nearness +
        shares.clearance * affinity.clearance),
  ) / steps

/** Computes the affinity of a segment's jobs to a person. */
export function affinityScorer(profile: SearcherProfile) {
  const distance = profile.home && milesFrom(profile.home)
  return ({ columns, lists }: MemorySegment) => {
    const isInterest = lists.category.map((id) => profile.interests.has(id))
    const needed = lists.clearance.map((name) => clearances.indexOf(name as Clearance))
    return (slot: number): Affinity => {
      const from = slot * titleMarks
      let end = from + titleMarks
      while (end > from && !columns.title[end - 1]) end--
      const miles = distance ? distance(columns.lat[slot]!, columns.lon[slot]!) : Number.NaN
      const isRemote = (columns.flags[slot]! & flag.remote) !== 0
      const requested = needed[columns.clearance[slot]!] ?? -1
      return {
        occupation: profile.fit ? fitOf(profile.fit, columns.title, from, end).score : 0,
        interest: hasInterest(columns.category, slot, isInterest) ? 1 : 0,
        nearness: Math.max(isRemote ? 0.5 : 0, miles <= reach ? 1 - miles / reach : 0),
        // A clearance counts only when the job requires one and the person holds it.
        clearance: requested > 0 && profile.clearance >= requested ? 1 : 0,
        miles,
      }
    }
  }
}

function hasInterest(category: Uint16Array, slot: number, isInterest: boolean[]): boolean {
  for (let i = 0; i < mostCategories; i++) if (isInterest[category[slot * mostCategories + i]!]) return true
  return false
}

/** Explains the affinity in sentences for the job card. */
export function reasonsOf(
  profile: SearcherProfile,
  segment: MemorySegment,
  slot: number,
  name?: string,
): string[] {
  const { occupation, interest, clearance, miles } = affinityScorer(profile)(segment)(slot)
  const needed = valueAt(segment, 'clearance', segment.columns.clearance[slot]!)
  const whose = name ? `${name}’s` : 'your'
  return [
    occupation > 0 && `Fits ${whose} occupation ${profile.occupation!.code}`,
    interest > 0 && `In a field ${name ? `${name} is` : 'you are'} interested in`,
    clearance > 0 && `Asks for the clearance ${name ? `${name} has` : 'you have'}: ${needed}`,
    miles <= reach && `${capitalized(milesInWords(miles))} from ${whose} home`,
  ].filter((reason) => reason !== false)
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
