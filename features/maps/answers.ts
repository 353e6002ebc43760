import { z } from 'zod'
import { JobBrief } from '#features/job-cards/answers.ts'

/** A place on the list or a state, with its jobs; `miles` from the place that was given. */
export const MapRow = z.object({
  label: z.string(),
  count: z.number(),
  miles: z.number().nullable(),
  href: z.string(),
})

/** Jobs of a place, or of several that would overlap, in the units of the drawing. */
export const MapCircle = z.object({
  label: z.string(),
  count: z.number(),
  href: z.string(),
  x: z.number(),
  y: z.number(),
  radius: z.number(),
  /** within the miles that were given, beyond them, or opened */
  look: z.enum(['inside', 'outside', 'chosen']),
})

/** The props of maps/map: jobs on a map, and a list of the same jobs beside it. */
export const JobsMap = z.object({
  q: z.string(),
  l: z.string(),
  r: z.string(),
  state: z.string(),
  map: z.string(),
  open: z.string(),
  /** 'the United States', 'North Carolina', 'Fayetteville, NC' */
  where: z.string(),
  /** a location was given that nobody knows */
  isUnknown: z.boolean(),
  /** from the country down to here, each a link but the last */
  steps: z.array(z.object({ label: z.string(), href: z.string().nullable() })),
  /** what is seen: '512,233,4' */
  view: z.string(),
  /** the states whose counties are drawn */
  counties: z.array(z.string()),
  names: z.array(z.object({ label: z.string(), x: z.number(), y: z.number() })),
  circles: z.array(MapCircle),
  radius: z.object({ x: z.number(), y: z.number(), radius: z.number(), label: z.string() }).nullable(),
  /** the place that is open, where its circle is seen */
  opened: MapRow.extend({ x: z.number(), y: z.number() }).nullable(),
  jobs: z.array(JobBrief),
  /** states or places, where the list is of those */
  rows: z.array(MapRow),
  listed: z.enum(['states', 'places', 'jobs']),
  /** how many jobs and places the list is of */
  total: z.number(),
  placeCount: z.number(),
  /** of these jobs, those that have no place on the map */
  elsewhere: z.number(),
  /** places with jobs, where there are none here */
  nearest: z.array(MapRow),
  /** the same search as a list */
  searchHref: z.string(),
  /** after a move by hand: the list of what is in sight; null where the list is of that already */
  areaHref: z.string().nullable(),
  /** the map of a provider, in place of the drawing */
  embed: z.string().nullable(),
})
