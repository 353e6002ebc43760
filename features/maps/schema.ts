import { z } from 'zod'
import type { JobBrief } from '#features/job-cards/schema.ts'
import { searchText } from '#schema/paged.ts'
import { defaultRadius, radii } from '#spec/limits.ts'
import { readView, viewText } from './model/window.ts'

/** Jobs of a state, or of neighbours whose circles would overlap; positions and radius in the units of the picture. */
export type Cluster = {
  label: string
  count: number
  href: string
  x: number
  y: number
  radius: number
  /** has the state that the person lives in */
  isHere: boolean
}

/** Live jobs of a site on the map of the United States. */
export type JobMap = {
  clusters: Cluster[]
  /** by count */
  states: { name: string; count: number; href: string; isHere: boolean }[]
  total: number
  /** done from anywhere, and in places that are no state: not on the map */
  elsewhere: number
}

/** Of the maps embed (document 3, section 7). */
export const defaultZoom = 15

export const MapQuery = z.object({
  q: searchText,
  /** a place, and how many miles around it */
  l: searchText,
  r: z.enum(radii).catch(defaultRadius),
  /** a whole state, by its two letters */
  state: z
    .string()
    .transform((text) => (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : ''))
    .catch(''),
  /** what part of the picture is seen, where it was moved or zoomed: '512,233,4' */
  map: z
    .string()
    .transform((text) => {
      const view = readView(text)
      return view ? viewText(view) : ''
    })
    .catch(''),
  /** the place of the circle that is open: 'Fayetteville, NC' */
  open: searchText,
})
export type MapQuery = z.output<typeof MapQuery>

/** A place on the list or a state, with its jobs; `miles` from the place that was given. */
export type MapRow = { label: string; count: number; miles: number | null; href: string }

/** Jobs of a place, or of several that would overlap, in the units of the drawing. */
export type MapCircle = {
  label: string
  count: number
  href: string
  x: number
  y: number
  radius: number
  /** within the miles that were given, beyond them, or opened */
  look: 'inside' | 'outside' | 'chosen'
}

/** Jobs on a map, and a list of the same jobs beside it. */
export type JobsMap = MapQuery & {
  /** 'the United States', 'North Carolina', 'Fayetteville, NC' */
  where: string
  /** a location was given that nobody knows */
  isUnknown: boolean
  /** from the country down to here, each a link but the last */
  steps: { label: string; href: string | null }[]
  /** what is seen: '512,233,4' */
  view: string
  /** the states whose counties are drawn */
  counties: string[]
  names: { label: string; x: number; y: number }[]
  circles: MapCircle[]
  radius: { x: number; y: number; radius: number; label: string } | null
  /** the place that is open, where its circle is seen */
  opened: (MapRow & { x: number; y: number }) | null
  jobs: JobBrief[]
  /** states or places, where the list is of those */
  rows: MapRow[]
  listed: 'states' | 'places' | 'jobs'
  /** how many jobs and places the list is of */
  total: number
  placeCount: number
  /** of these jobs, those that have no place on the map */
  elsewhere: number
  /** places with jobs, where there are none here */
  nearest: MapRow[]
  /** the same search as a list */
  searchHref: string
  /** after a move by hand: the list of what is in sight; null where the list is of that already */
  areaHref: string | null
  /** the map of a provider, in place of the drawing */
  embed: string | null
}
