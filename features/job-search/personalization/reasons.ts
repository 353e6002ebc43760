import type { Hit } from '../engine/search-engine.ts'
import { milesInWords } from '../segments/distance.ts'
import type { SearcherProfile } from './profile.ts'

/** The radius around home, in miles, within which nearness is named as a reason. */
const reach = 100

/** Says why a job fits the searcher, or the person of this name. */
export function reasonsOf(
  profile: SearcherProfile,
  { affinity, clearance: needed }: Hit,
  name?: string,
): string[] {
  if (!affinity) return []
  const { occupation, interest, clearance, miles } = affinity
  const whose = name ? `${name}’s` : 'your'
  return [
    occupation > 0 && `Fits ${whose} occupation ${profile.occupation!.code}`,
    interest > 0 && `In a field ${name ? `${name} is` : 'you are'} interested in`,
    clearance > 0 && `Asks for the clearance ${name ? `${name} has` : 'you have'}: ${needed}`,
    miles <= reach && `${capitalized(milesInWords(miles))} from ${whose} home`,
  ].filter((reason) => reason !== false)
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
