import type { Hit } from '../engine/search-engine.ts'
import { milesInWords } from '../segments/distance.ts'
import type { SearcherProfile } from './profile.ts'

/** The radius around home, in miles, within which nearness is named as a reason. */
const reach = 100

/** Says why a job fits the searcher, or the person of this name. */
export function reasonsOf(profile: SearcherProfile, hit: Hit, name?: string): string[] {
  const { affinity, clearance: needed } = hit
  if (!affinity) return []
  const { occupation, interest, clearance, miles, career } = affinity
  const work = career && profile.careerNames.get(career)
  const how = work ? `: ${work}${hit.work?.from === 'text' ? ', by its description' : ''}` : ''
  const whose = name ? `${name}’s` : 'your'
  return [
    occupation > 0 && `Fits ${whose} occupation ${profile.occupation!.code}${how}`,
    interest > 0 && `In a field ${name ? `${name} is` : 'you are'} interested in`,
    clearance > 0 && `Asks for the clearance ${name ? `${name} has` : 'you have'}: ${needed}`,
    miles <= reach && `${capitalized(milesInWords(miles))} from ${whose} home`,
  ].filter((reason) => reason !== false)
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
