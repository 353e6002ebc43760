import { z } from 'zod'
import { searchText } from '#schema/paged.ts'
import { defaultRadius, radii } from '#spec/limits.ts'
import type * as answers from './answers.ts'
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

export type MapRow = z.infer<typeof answers.MapRow>
export type MapCircle = z.infer<typeof answers.MapCircle>
export type JobsMap = MapQuery & z.infer<typeof answers.JobsMap>
