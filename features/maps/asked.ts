import { locationOf, type Place, type Places } from '#features/places/index.ts'
import { addressOf } from '#schema/address.ts'
import { type StateShape, stateShapes } from './atlas.ts'
import { readView, zooms } from './model/window.ts'
import { MapQuery } from './schema.ts'

export type Center = { place: Place; text: string; label: string }

/** What the list is of: the states, a state, what is around a place, or what is in sight. */
export type Scope = 'country' | 'state' | 'place' | 'area'

/** What was asked for, with what it names looked up. */
export type Asked = {
  query: MapQuery
  scope: Scope
  /** a location was given that nobody knows */
  isUnknown: boolean
  center: Center | null
  state: StateShape | null
  /** 'the United States', 'North Carolina', 'Fayetteville, NC' */
  where: string
}

export const shapeOf = (code: string): StateShape | null =>
  stateShapes.find((state) => state.code === code) ?? null

export function askedOf(places: Places, query: MapQuery): Asked {
  const meant = query.l ? locationOf(places, query.l) : null
  const state = shapeOf(query.state || (meant?.kind === 'state' ? meant.code : ''))
  const center = !state && meant?.kind === 'place' ? meant : null
  return {
    ...{ query, center, state },
    isUnknown: query.l !== '' && !meant,
    scope: scopeOf(query, state, center),
    where: center?.label ?? state?.name ?? 'the United States',
  }
}

function scopeOf(query: MapQuery, state: StateShape | null, center: Center | null): Scope {
  if (center) return 'place'
  if (state) return 'state'
  const isClose = (readView(query.map)?.zoom ?? zooms.least) >= zooms.states
  return isClose ? 'area' : 'country'
}

export const hrefTo = (query: MapQuery, change: Partial<MapQuery>) =>
  addressOf('/jobs/map', MapQuery, query, change)

export const inState = (state: string): Partial<MapQuery> => ({ state, l: '', map: '', open: '' })
