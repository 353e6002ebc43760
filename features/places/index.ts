import type { Db } from '#lib/db.ts'
import { oncePerCatalog } from '#lib/once-per-catalog.ts'
import { gazetteer, type Places } from './gazetteer.ts'

export { miles } from './distance.ts'
export type { Place, Places } from './gazetteer.ts'
export {
  countryOf,
  findInstallations,
  findInstallationsByShortName,
  isInstallation,
  namesInstallation,
  offeredInstallations,
  otherNames,
} from './installations.ts'
export { exactLocationOf, type Location, locationOf, mayEndLocation } from './location.ts'
export { isWordToo, stateCode } from './names.ts'
export { parsePlace } from './parse.ts'
export { isRegionName } from './region-names.ts'

/** The gazetteer of the shipped places: read once, then shared by the whole process. */
export const loadPlaces = oncePerCatalog(read)

async function read(db: Db): Promise<Places> {
  const [places, aliases] = await Promise.all([
    db.selectFrom('places').select(['zip', 'city', 'state', 'county', 'lat', 'lon']).orderBy('zip').execute(),
    db.selectFrom('place_aliases').select(['name', 'state', 'zip']).execute(),
  ])
  const text = shared()
  return gazetteer(
    places.map((place) => ({
      ...place,
      city: text(place.city),
      state: text(place.state),
      county: place.county && text(place.county),
    })),
    aliases,
  )
}

/** Each text once in memory: a row has its own copies of what thousands of rows say. */
function shared(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const before = known.get(text)
    if (before === undefined) known.set(text, text)
    return before ?? text
  }
}

export { onPicture } from './picture.ts'
