import type { JobBrief } from '#features/job-cards/schema.ts'
import { jobPlaces, readQuery, type SearchContext } from '#features/job-search/index.ts'
import { searchUrl } from '#features/job-search/schema.ts'
import { loadPlaces } from '#features/places/index.ts'
import type { Db } from '#lib/db.ts'
import { type Asked, askedOf, hrefTo, inState, shapeOf } from './asked.ts'
import { circlesOf, openedOf, radiusOf, viewOf } from './circles.ts'
import { jobsAt, listOf, nearestTo, type Search } from './lists.ts'
import { viewText } from './model/window.ts'
import { countyNames, statesSeen } from './names.ts'
import { embedOf } from './provider.ts'
import type { JobsMap, MapQuery } from './schema.ts'
import { spotsOf } from './spots.ts'

/** Where the jobs of a search are: the picture, and the list beside it (decision 521). */
export async function jobsMap(db: Db, context: SearchContext, query: MapQuery): Promise<JobsMap> {
  const places = await loadPlaces(db)
  const asked = askedOf(places, query)
  const { searched, nearby } = searchesOf(asked)
  const [all, near] = await Promise.all([
    jobPlaces(db, context, readQuery(searched)),
    nearby && jobPlaces(db, context, readQuery(nearby)),
  ])
  const spots = spotsOf(places, all.cities, near?.cities ?? null, asked.center)
  const view = viewOf(asked)
  const circles = circlesOf(asked, spots, all.states, view)
  const opened = openedOf(query, spots, circles, view)
  const list = listOf({ asked, spots, view, all, near })
  const isEmpty = asked.scope === 'place' && list.total === 0
  return {
    ...query,
    ...list,
    ...{ where: asked.where, isUnknown: asked.isUnknown, view: viewText(view), circles, opened },
    listed: opened ? 'jobs' : list.listed,
    steps: stepsOf(asked),
    counties: statesSeen(view),
    names: countyNames(view, circles),
    radius: radiusOf(asked, view),
    jobs: await jobsOf(db, context, asked, opened !== null),
    nearest: isEmpty ? nearestTo(asked, spots, all.states) : [],
    searchHref: searchUrl(readQuery(nearby ?? searched)),
    areaHref: areaOf(asked),
    embed: embedOf({
      q: query.q,
      where: asked.center?.label ?? asked.state?.name ?? '',
      point: asked.center?.place ?? null,
    }),
  }
}

/** The search whose jobs are in the picture, and the one around the place. */
function searchesOf({ query, center, state }: Asked): { searched: Search; nearby: Search | null } {
  const searched: Search = { q: query.q, ...(state && { state: state.code }) }
  return { searched, nearby: center && { ...searched, l: center.text, r: query.r } }
}

/** The jobs of the list, where it is of jobs. */
async function jobsOf(db: Db, context: SearchContext, asked: Asked, isOpen: boolean): Promise<JobBrief[]> {
  const { searched, nearby } = searchesOf(asked)
  const { q, open } = asked.query
  if (isOpen) return jobsAt(db, context, { q, l: open, r: 'exact' })
  if (nearby) return jobsAt(db, context, { ...nearby, sort: 'proximity' })
  return asked.state ? jobsAt(db, context, searched) : []
}

/** After a move by hand: the list of what is in sight, in place of the one around the place or in the state. */
const areaOf = ({ query, scope }: Asked): string | null =>
  query.map && (scope === 'place' || scope === 'state') ? hrefTo(query, { l: '', state: '', open: '' }) : null

/** From the country down to here. */
function stepsOf({ query, center, state }: Asked): JobsMap['steps'] {
  const country = { label: 'United States', href: hrefTo(query, { l: '', state: '', map: '', open: '' }) }
  const of = state ?? shapeOf(center?.place.state ?? '')
  const steps = [
    country,
    ...(of ? [{ label: of.name, href: hrefTo(query, inState(of.code)) }] : []),
    ...(center ? [{ label: `around ${center.label}`, href: hrefTo(query, { map: '', open: '' }) }] : []),
    ...(query.open ? [{ label: query.open, href: '' }] : []),
  ]
  return steps.map((step, at) => ({
    ...step,
    href: at === steps.length - 1 && !query.map ? null : step.href || null,
  }))
}
