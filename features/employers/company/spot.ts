import { exactLocationOf, loadPlaces, onPicture } from '#features/places/index.ts'
import type { Db } from '#lib/db.ts'
import type { CompanyPage } from './schema.ts'

type Address = { city: string | null; state: string | null; zip: string | null }

/** Where a company is on the map of the states: its city, not its house. Null: no place that we know. */
export async function spotOf(db: Db, { city, state, zip }: Address): Promise<CompanyPage['spot']> {
  const typed = zip || [city, state].filter(Boolean).join(', ')
  const location = typed ? exactLocationOf(await loadPlaces(db), typed) : null
  if (location?.kind !== 'place' || location.place.lat === null || location.place.lon === null) return null
  const at = onPicture(location.place.lat, location.place.lon)
  return at && { x: Math.round(at[0]), y: Math.round(at[1]), label: location.label }
}
