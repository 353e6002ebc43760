import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { writeSheet } from './write.ts'

// The rows of military post have false coordinates, and often a false designation: the ZIP tells.
const militaryPost: [RegExp, string][] = [
  [/^09/, 'AE'],
  [/^340/, 'AA'],
  [/^96[2-6]/, 'AP'],
]

/** GeoNames: ZIP, place, state, county, coordinates. */
export function writePlaces(data: string): void {
  const rows: string[][] = parse(readFileSync(join(data, 'places/geonames-us-postal.txt')), {
    delimiter: '\t',
    quote: null,
  })
  const places = new Map<string, (string | null)[]>()
  for (const row of rows) {
    const [, zip, city, , state, county, , , , lat, lon] = row as [string, string, ...string[]]
    const post = militaryPost.find(([prefix]) => prefix.test(zip))?.[1]
    if (post) places.set(zip, [zip, /^[AFD]PO/.exec(city!)?.[0] ?? 'APO', post, null, null, null])
    else if (state)
      places.set(zip, [zip, cityName(city!), state, county || null, ...corrected(zip, lat!, lon!)])
  }
  writeSheet(
    'places.tsv.br',
    ['zip', 'city', 'state', 'county', 'lat', 'lon'],
    [...places.values()].sort(([a], [b]) => (a! < b! ? -1 : 1)),
  )
}

// Rota of the Northern Marianas stands in Texas in the source, two bases of Oahu in the middle of Honolulu.
const misplaced: Record<string, [string, string]> = {
  '96951': ['14.154', '145.203'],
  '96860': ['21.3448', '-157.9774'],
  '96863': ['21.4505', '-157.768'],
}
const corrected = (zip: string, lat: string, lon: string) => misplaced[zip] ?? [lat, lon]

/** 'Mcallen' and 'Mc Lean' as people write them, abbreviations of bases in capitals. */
const cityName = (city: string) =>
  city
    .replace(/\bMc ?(?!bh\b)([a-z])/gi, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/\b(Afb|Jbsa|Jbphh|Jber|Mcbh|Mdl|Nawc)\b/g, (word) => word.toUpperCase())
