import { z } from 'zod'
import { states as allStates } from '#catalog/states.ts'
import { readData } from './data.ts'

const DemoPlace = z.strictObject({
  city: z.string(),
  state: z.string().length(2),
  zip: z.string().length(5),
  /** has a harbor, a coast or a river that carries ships */
  water: z.boolean().default(false),
})
export type DemoPlace = z.output<typeof DemoPlace>

/** Cities where the demo jobs are, with a ZIP code each: facts, by state. */
export const places = readData('places', z.array(DemoPlace))

export const states = [...new Set(places.map((place) => place.state))]

/** Military post offices abroad: places without coordinates. */
export const overseas: DemoPlace[] = [
  { city: 'APO', state: 'AE', zip: '09096', water: false },
  { city: 'APO', state: 'AP', zip: '96205', water: false },
  { city: 'FPO', state: 'AP', zip: '96349', water: false },
]

/** Those of the places where this work exists; all of them when none fits. */
export function placesFor(role: { nearWater: boolean }, among: DemoPlace[]): DemoPlace[] {
  if (!role.nearWater) return among
  const fitting = among.filter(({ water }) => water)
  return fitting.length > 0 ? fitting : among
}

/** The cities around New York, close enough together that a radius search there is convincing. */
export const newYorkArea = places.filter(
  ({ city, state, zip }) =>
    (state === 'NY' && zip < '11600') ||
    (state === 'NJ' && /^0[789]/.test(zip) && !/^08[0467]/.test(zip)) ||
    (state === 'CT' && city === 'Stamford'),
)

/** What the same work pays in a state, beside the national average. */
const payByState = readData('pay-by-state', z.record(z.string().length(2), z.number()))

export const payIn = (state: string): number => payByState[state] ?? 0.97

export const stateNames: Record<string, string> = Object.fromEntries(
  allStates.map(({ code, name }) => [code, name]),
)
