import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { loadPlaces, locationOf, type Places } from './index.ts'

let database: TestDatabase
let places: Places

beforeAll(async () => {
  database = await testDatabase()
  places = await loadPlaces(database.db)
})
afterAll(() => database.close())

/** 'Fort Bragg, NC', 'state VA', 'remote', 'anywhere' or 'unknown'. */
function meaning(text: string): string {
  const location = locationOf(places, text)
  if (!location) return 'unknown'
  if (location.kind === 'place') return `${location.place.city}, ${location.place.state}`
  return location.kind === 'state' ? `state ${location.code}` : location.kind
}

describe('a military installation', () => {
  test.each([
    ['Fort Bragg', 'Fort Bragg, NC'],
    ['Ft Bragg', 'Fort Bragg, NC'],
    ['fort liberty', 'Fort Bragg, NC'],
    ['Fort Liberty, NC', 'Fort Bragg, NC'],
    ['Fort Hood', 'Fort Hood, TX'],
    ['Ft. Cavazos', 'Fort Hood, TX'],
    ['Fort Moore', 'Fort Benning, GA'],
    ['Fort Eisenhower', 'Fort Gordon, GA'],
    ['Fort Campbell', 'Fort Campbell, KY'],
    ['Camp Pendleton', 'Camp Pendleton, CA'],
    ['MCB Quantico', 'MCB Quantico, VA'],
    ['Marine Corps Base Quantico', 'MCB Quantico, VA'],
    ['Nellis AFB', 'Nellis AFB, NV'],
    ['Norfolk Naval Station', 'Naval Station Norfolk, VA'],
    ['NAS Jax', 'NAS Jacksonville, FL'],
    ['nellis air force base', 'Nellis AFB, NV'],
    ['JBER', 'Joint Base Elmendorf-Richardson, AK'],
    ['JBLM', 'Joint Base Lewis-McChord, WA'],
    ['NAS Pensacola', 'NAS Pensacola, FL'],
    ['Naval Air Station Pensacola', 'NAS Pensacola, FL'],
    ['Patrick AFB', 'Patrick Space Force Base, FL'],
    ['near Fort Sill', 'Fort Sill, OK'],
    ['Barksdale', 'Barksdale AFB, LA'],
    ['Fort Brag', 'Fort Bragg, NC'],
    ['Camp Lejune', 'Camp Lejeune, NC'],
    ['Nelis AFB', 'Nellis AFB, NV'],
  ])('%s is %s', (text, place) => {
    expect(meaning(text)).toBe(place)
  })
})

describe('a region', () => {
  test.each([
    ['New England', 'region'],
    ['the Pacific Northwest', 'region'],
    ['so cal', 'Los Angeles, CA'],
    ['upstate ny', 'Syracuse, NY'],
    ['San Antino', 'San Antonio, TX'],
    ['anywhere in the US', 'anywhere'],
    ['Fort Custer, MI', 'Fort Custer Training Center, MI'],
    ['Camp Pendleton', 'Camp Pendleton, CA'],
    ['Camp Pendleton, VA', 'State Military Reservation Camp Pendleton, VA'],
    ['Camp Curtis Guild', 'Camp Curtis Guild, MA'],
    ['Fresno Air National Guard Base', 'Fresno Air National Guard Base, CA'],
    ['Jim Creek Naval Radio Station', 'Naval Radio Station Jim Creek, WA'],
    ['Shemya AFB', 'Eareckson Air Station, AK'],
    ['Submarine Base New London', 'Naval Submarine Base New London, CT'],
    ['NAVSUPPFAC Beaufort SC', 'Naval Support Facility Beaufort, SC'],
  ])('%s is %s', (text, place) => {
    expect(meaning(text)).toBe(place)
  })
})

describe('a state', () => {
  test.each([
    ['Virginia', 'state VA'],
    ['VA', 'state VA'],
    ['tx', 'state TX'],
    ['West Va', 'state WV'],
    ['new mex', 'state NM'],
    ['DC', 'state DC'],
    ['Guam', 'state GU'],
    ['PR', 'state PR'],
    ['Puerto Rico', 'state PR'],
    ['north carolina', 'state NC'],
    ['state of Texas', 'state TX'],
    ['N.C.', 'state NC'],
    ['N Carolina', 'state NC'],
    ['W Va', 'state WV'],
    ['Washington state', 'state WA'],
    ['Virgina', 'state VA'],
    ['Pensylvania', 'state PA'],
  ])('%s is %s', (text, state) => {
    expect(meaning(text)).toBe(state)
  })
})

describe('a city', () => {
  test.each([
    ['Killeen', 'Killeen, TX'],
    ['Oceanside', 'Oceanside, CA'],
    ['Hagatna', 'Hagatna, GU'],
    ['Manhattan', 'New York, NY'],
    ['L.A.', 'Los Angeles, CA'],
    ['Manhattan, KS', 'Manhattan, KS'],
    ['Bay Area', 'San Francisco, CA'],
    ['Sandiego', 'San Diego, CA'],
    ['San Deigo', 'San Diego, CA'],
    ['Colorado Spings, CO', 'Colorado Springs, CO'],
    ['Fayettville, NC', 'Fayetteville, NC'],
    ['Jacksonville', 'Jacksonville, FL'],
    ['New York', 'New York, NY'],
    ['28310-1234', 'Fort Bragg, NC'],
    ['APO AE 09021', 'APO, AE'],
  ])('%s is %s', (text, city) => {
    expect(meaning(text)).toBe(city)
  })

  test('whose name is not unique names the others', () => {
    const location = locationOf(places, 'Springfield')
    expect(location).toMatchObject({ kind: 'place' })
    expect(location?.kind === 'place' && location.others.length).toBe(4)
    expect(locationOf(places, 'Springfield, IL')).toMatchObject({ others: [], text: 'Springfield, IL' })
  })

  test('with a slip says so', () => {
    expect(locationOf(places, 'Sandiego')).toMatchObject({ isCorrected: true })
    expect(locationOf(places, 'San Diego')).toMatchObject({ isCorrected: false })
  })
})

test.each([
  ['remote', 'remote'],
  ['Work from home', 'remote'],
  ['anywhere', 'anywhere'],
  ['Fort Hallow', 'unknown'],
  ['xqzzt', 'unknown'],
  ['99999', 'unknown'],
  ['', 'unknown'],
])('%s is %s', (text, kind) => {
  expect(meaning(text)).toBe(kind)
})
