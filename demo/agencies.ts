import { z } from 'zod'
import { readData } from './data.ts'
import { type DemoPlace, places } from './places.ts'

/** A department or agency of the United States that posts federal demo jobs: facts. */
const Agency = z.strictObject({
  department: z.string(),
  /** one of these posts the job */
  organizations: z.array(z.string()).min(1),
  military: z.boolean().default(false),
  /** cities by state; anywhere when absent */
  stations: z.record(z.string().length(2), z.array(z.string())).optional(),
  /** another agency that has the same stations */
  stationsOf: z.string().optional(),
})
export type Agency = z.output<typeof Agency>

export const agencies = readData('agencies', z.record(z.string(), Agency))

/** Where an agency has people. @throws Error when one of its stations is not a known place */
export function stationsOf(agency: Agency): DemoPlace[] {
  const { stations } = agency.stationsOf ? agencies[agency.stationsOf]! : agency
  if (!stations) return places
  return Object.entries(stations).flatMap(([state, cities]) => cities.map((city) => placeIn(state, city)))
}

function placeIn(state: string, city: string): DemoPlace {
  const found = places.find((place) => place.city === city && place.state === state)
  if (!found) throw new Error(`${city}, ${state} of demo/data/agencies.json is not in demo/data/places.json.`)
  return found
}
