import { fitOf } from '#features/occupations/index.ts'
import { type Clearance, clearances } from '#spec/lists.ts'
import { flag, mostCategories, titleMarks } from '../segments/columns.ts'
import { milesFrom } from '../segments/distance.ts'
import { valueAt } from '../segments/filters.ts'
import type { Resident } from '../segments/resident.ts'
import type { Seeker } from './profile.ts'

/** How a job suits a person; each 0 to 1, `miles` NaN where a place is not known. */
export type Suiting = {
  occupation: number
  interest: number
  nearness: number
  clearance: number
  miles: number
}

const shares = { occupation: 0.5, interest: 0.2, nearness: 0.2, clearance: 0.1 } as const
/** As far as people look for work from their home, in miles. */
const reach = 100
/** Jobs that suit nearly alike stand by their age. */
const steps = 40

export const likingOf = (suiting: Suiting): number =>
  Math.round(
    steps *
      (shares.occupation * suiting.occupation +
        shares.interest * suiting.interest +
        shares.nearness * suiting.nearness +
        shares.clearance * suiting.clearance),
  ) / steps

/** Measures jobs of a segment against a person. */
export function suiter(seeker: Seeker) {
  const distance = seeker.home && milesFrom(seeker.home)
  return ({ columns, lists }: Resident) => {
    const liked = lists.category.map((id) => seeker.interests.has(id))
    const needed = lists.clearance.map((name) => clearances.indexOf(name as Clearance))
    return (slot: number): Suiting => {
      const from = slot * titleMarks
      let end = from + titleMarks
      while (end > from && !columns.title[end - 1]) end--
      const miles = distance ? distance(columns.lat[slot]!, columns.lon[slot]!) : Number.NaN
      const isRemote = (columns.flags[slot]! & flag.remote) !== 0
      const asked = needed[columns.clearance[slot]!] ?? -1
      return {
        occupation: seeker.fit ? fitOf(seeker.fit, columns.title, from, end).score : 0,
        interest: hasLiked(columns.category, slot, liked) ? 1 : 0,
        nearness: Math.max(isRemote ? 0.5 : 0, miles <= reach ? 1 - miles / reach : 0),
        // A clearance that one has and the job asks for is worth much; one that nobody asks for, nothing.
        clearance: asked > 0 && seeker.clearance >= asked ? 1 : 0,
        miles,
      }
    }
  }
}

function hasLiked(category: Uint16Array, slot: number, liked: boolean[]): boolean {
  for (let i = 0; i < mostCategories; i++) if (liked[category[slot * mostCategories + i]!]) return true
  return false
}

/** Why a job suits, in words for its card. */
export function reasonsOf(seeker: Seeker, segment: Resident, slot: number): string[] {
  const { occupation, interest, clearance, miles } = suiter(seeker)(segment)(slot)
  const needed = valueAt(segment, 'clearance', segment.columns.clearance[slot]!)
  return [
    occupation > 0 && `Fits your occupation ${seeker.occupation!.code}`,
    interest > 0 && 'In a field you are interested in',
    clearance > 0 && `Asks for the clearance you have: ${needed}`,
    miles <= reach && `${Math.round(miles)} ${Math.round(miles) === 1 ? 'mile' : 'miles'} from your home`,
  ].filter((reason) => reason !== false)
}
