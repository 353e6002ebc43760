import { z } from 'zod'
import { readData } from './data.ts'
import { fill } from './jobs/phrases.ts'
import { wording } from './jobs/sentences.ts'
import { type DemoPlace, places, stateNames, states } from './places.ts'
import { hash, seeded } from './seeded.ts'

const Company = z.strictObject({ name: z.string(), kinds: z.array(z.string()).min(1) })

/** Companies that have no page of their own here: boards name them. Each is at home in one state. */
export const companies = readData('companies', z.array(Company)).map(({ name, kinds }) => {
  const chance = seeded(name)
  const state = chance.one(states)
  const home = places.filter((place) => place.state === state)
  const about = fill(chance.one(wording.companies), { name, state: stateNames[state]! }, chance)
  return { name, kinds, home, about }
})

/** Which craft an apprentice of this title belongs to. */
const crafts: [RegExp, string][] = [
  [/Electric|Line/, 'Electrical Workers'],
  [/Plumb|Pipe|Sprinkler|Steam/, 'Pipe Trades'],
  [/Operat|Equipment|Crane/, 'Operating Engineers'],
  [/Elevator|Rail|Rigger/, 'Elevator Constructors'],
  [/Sheet Metal|HVAC/, 'Sheet Metal Workers'],
  [/Iron|Weld/, 'Ironworkers'],
]

/** The joint apprenticeship committee that offers this title in a city: fictional, with a number of its own. */
export function localUnion(place: DemoPlace, title: string): string {
  const craft = crafts.find(([pattern]) => pattern.test(title))?.[1] ?? 'Carpenters'
  return `${place.city} ${craft} Joint Apprenticeship, Local ${100 + (hash(place.zip + craft) % 890)}`
}
