import type { JobBrief } from '#features/job-cards/schema.ts'
import { type JobPlaces, readQuery, type SearchContext, searchJobs } from '#features/job-search/index.ts'
import type { Db } from '#lib/db.ts'
import { type Asked, hrefTo, inState, type Scope, shapeOf } from './asked.ts'
import { stateShapes } from './atlas.ts'
import type { View } from './model/window.ts'
import type { JobsMap, MapQuery, MapRow } from './schema.ts'
import { inSight, type Spot, sum } from './spots.ts'

const listed = 20
const nearestListed = 3
const mostRows = 100

/** Parameters of /jobs/search. */
export type Search = Record<string, string>

/** What there is to list. `near`: of the center. */
type Found = { asked: Asked; spots: Spot[]; view: View; all: JobPlaces; near: JobPlaces | null }
type Listed = Pick<JobsMap, 'rows' | 'listed' | 'total' | 'placeCount' | 'elsewhere'>

const noRows: Pick<Listed, 'rows' | 'listed'> = { rows: [], listed: 'jobs' }

/** What the list beside the map is of, and how many jobs and places that are. */
export const listOf = (found: Found): Listed => lists[found.asked.scope](found)

const lists: Record<Scope, (found: Found) => Listed> = {
  country({ asked, spots, all }) {
    const rows = stateRows(asked.query, all.states)
    const elsewhere = all.jobs - sum(spots)
    return { rows, listed: 'states', total: all.jobs, placeCount: rows.length, elsewhere }
  },
  state: ({ spots, all }) => ({
    ...noRows,
    ...{ total: all.jobs, placeCount: spots.length, elsewhere: all.jobs - sum(spots) },
  }),
  place: ({ spots, near }) => ({
    ...noRows,
    ...{ total: near!.jobs, placeCount: spots.filter(({ inside }) => inside > 0).length, elsewhere: 0 },
  }),
  area({ asked, spots, view }) {
    const seen = inSight(spots, view)
    const rows = rowsOf(asked.query, seen)
    return { rows, listed: 'places', total: sum(seen), placeCount: seen.length, elsewhere: 0 }
  },
}

const rowOf = ({ label, count, miles }: Spot, href: string): MapRow => ({ label, count, miles, href })
const rowsOf = (query: MapQuery, spots: Spot[]) =>
  spots
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostRows)
    .map((spot) => rowOf(spot, hrefTo(query, { l: spot.label, state: '', map: '', open: '' })))

const stateRows = (query: MapQuery, counts: Map<string, number>): MapRow[] =>
  stateShapes
    .flatMap(({ code, name }) =>
      counts.get(code)
        ? { label: name, count: counts.get(code)!, miles: null, href: hrefTo(query, inState(code)) }
        : [],
    )
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label))

/** Where there are no jobs around a place: the nearest places that have some, and its state. */
export function nearestTo({ query, center }: Asked, spots: Spot[], counts: Map<string, number>): MapRow[] {
  const state = shapeOf(center?.place.state ?? '')
  const nearest = spots
    .toSorted((a, b) => (a.miles ?? 0) - (b.miles ?? 0))
    .slice(0, nearestListed)
    .map((spot) => rowOf(spot, hrefTo(query, { l: spot.label, map: '', open: '' })))
  const inTheState = state && counts.get(state.code)
  if (!inTheState) return nearest
  return [
    ...nearest,
    {
      label: `All of ${state.name}`,
      count: inTheState,
      miles: null,
      href: hrefTo(query, inState(state.code)),
    },
  ]
}

/** The first jobs of a search, without remote ones elsewhere where a place was given. */
export async function jobsAt(db: Db, context: SearchContext, parameters: Search): Promise<JobBrief[]> {
  const { jobs, nearby } = await searchJobs(db, context, readQuery({ ...parameters, limit: String(listed) }))
  return nearby ? jobs.slice(0, nearby.onPage) : jobs
}
