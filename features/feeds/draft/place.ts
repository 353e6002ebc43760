import type { Fields } from '../fields.ts'
import { countryCode } from '../values/countries.ts'
import { cleanText } from '../values/description.ts'
import { allValues, type DraftContext, firstValue, type LocatedPlace } from './context.ts'

export type JobPlace = {
  address: string | null
  city: string | null
  state: string | null
  zip: string | null
  country: string
  lat: number | null
  lon: number | null
}

/** Where the work is. Places in the United States are looked up; those elsewhere stay as the feed has them. */
export function placeOf(fields: Fields, context: DraftContext): JobPlace {
  const texts = textsOf(fields, context)
  const country = countryOf(fields, context)
  const given = coordinatesOf(fields, context)
  if (country !== 'US') return { ...abroad(texts, country), ...given }
  const found = search(texts, context)
  if (!found) return { ...plainly(texts, country), ...given }
  return {
    address: texts.address && !looksFound(texts.address, found) ? texts.address : null,
    city: found.city,
    state: found.state,
    zip: texts.zip?.slice(0, 5) ?? (texts.city ? found.zip : (zipIn(texts) ?? found.zip)),
    country,
    lat: given.lat ?? found.lat,
    lon: given.lon ?? found.lon,
  }
}

type Texts = {
  address?: string
  city?: string
  state?: string
  zip?: string
  place?: string
  county?: string
}

function textsOf(fields: Fields, context: DraftContext): Texts {
  const { defaults } = context.plan.mapping
  const text = (target: 'address' | 'city' | 'state' | 'zip' | 'place' | 'county') => {
    const value = firstValue(fields, context, target)
    return value ? cleanText(value).slice(0, 300) || undefined : undefined
  }
  return {
    address: text('address'),
    city: text('city') ?? defaults?.city,
    state: text('state') ?? defaults?.state,
    zip: text('zip'),
    place: allValues(fields, context, 'place')
      .map(cleanText)
      .find((place) => !/^(?:remote|multiple locations|anywhere)\b/i.test(place)),
    county: text('county'),
  }
}

function countryOf(fields: Fields, context: DraftContext): string {
  const named = firstValue(fields, context, 'country')
  return (named && countryCode(named)) || context.plan.mapping.defaults?.country || context.country
}

function search(texts: Texts, context: DraftContext): LocatedPlace | null {
  const { zip, city, state, place, address } = texts
  const tries = [
    zip,
    city && state && !city.includes(',') ? `${city}, ${state}` : city,
    place,
    !city && state?.includes(',') ? state : undefined,
    place && state ? `${place}, ${state}` : undefined,
    address,
  ]
  for (const text of tries) {
    const found = text ? context.findPlace(text) : null
    if (found) return found
  }
  if (city || place || address)
    context.notes.warn('Place not found', [place ?? address, city, state, zip].filter(Boolean).join(', '))
  return null
}

const looksFound = (address: string, found: LocatedPlace) =>
  address.toLowerCase().startsWith(`${found.city.toLowerCase()},`)
const zipIn = (texts: Texts) => /\b(\d{5})(?:-\d{4})?\s*$/.exec(texts.place ?? texts.address ?? '')?.[1]

function plainly(texts: Texts, country: string): JobPlace {
  const { address = null, city = null, state = null, zip = null, place = null } = texts
  return { address: address ?? (city ? null : place), city, state, zip, country, lat: null, lon: null }
}

/** "83126 LA SEYNE SUR MER", "Puteaux, Hauts-de-Seine", "Canton de Cahors; Lot (46); Midi-Pyrénées". */
function abroad(texts: Texts, country: string): JobPlace {
  const postal = /^(\d{4,5})\s+(\D.+)$/.exec(texts.place ?? texts.address ?? '')
  const city = texts.city ?? postal?.[2] ?? texts.place ?? null
  const state = texts.state ? texts.state.split(';').at(-1)!.trim() : null
  const parts = [texts.address, texts.county].filter((part) => part && part !== city && part !== state)
  return {
    address: parts.join(', ') || null,
    city: city ? city.split(',')[0]!.trim() : null,
    state,
    zip: texts.zip ?? postal?.[1] ?? null,
    country,
    lat: null,
    lon: null,
  }
}

function coordinatesOf(fields: Fields, context: DraftContext): { lat: number | null; lon: number | null } {
  const pair = firstValue(fields, context, 'coordinates')?.split(/[,;]/)
  const lat = Number((pair?.[0] ?? firstValue(fields, context, 'lat') ?? '').replace(',', '.') || Number.NaN)
  const lon = Number((pair?.[1] ?? firstValue(fields, context, 'lon') ?? '').replace(',', '.') || Number.NaN)
  const valid = Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && (lat !== 0 || lon !== 0)
  return valid ? { lat, lon } : { lat: null, lon: null }
}
