import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { loadPlaces, miles, type Places, parsePlace } from './index.ts'

let database: TestDatabase
let places: Places

beforeAll(async () => {
  database = await testDatabase()
  places = await loadPlaces(database.db)
})
afterAll(() => database.close())

const named = (text: string) => {
  const place = places.find(text)
  return place && `${place.city}, ${place.state}`
}

describe('a ZIP', () => {
  test('has city, state, county and coordinates', () => {
    expect(places.find('10001')).toEqual({
      zip: '10001',
      city: 'New York',
      state: 'NY',
      county: 'New York',
      lat: expect.closeTo(40.75, 1),
      lon: expect.closeTo(-74, 1),
    })
  })
  test('may have four more digits and be at the end of an address', () => {
    expect(places.find('10001-1234')?.zip).toBe('10001')
    expect(places.find('1 Main St, Suite 5, New York, NY 10001, USA')?.zip).toBe('10001')
    expect(places.find('New York NY 10001-1234')?.zip).toBe('10001')
  })
  test('of military post is a place without county and coordinates, listed or not', () => {
    const post = { county: null, lat: null, lon: null }
    expect(places.find('09021')).toEqual({ zip: '09021', city: 'APO', state: 'AE', ...post })
    expect(places.find('PSC 3 Box 1234, APO AE 09999')).toMatchObject({ state: 'AE', ...post })
    expect(places.find('34050')).toMatchObject({ state: 'AA', ...post })
    expect(places.find('FPO, AP 96362')).toMatchObject({ state: 'AP', ...post })
    expect(places.find('APO, AE')).toMatchObject({ city: 'APO', state: 'AE', zip: null, ...post })
  })
  test('of a territory is known', () => {
    expect(named('00907')).toBe('San Juan, PR')
    expect(named('96910')).toBe('Hagatna, GU')
    expect(named('00802')).toBe('St. Thomas, VI')
    expect(places.find('96951')?.lat).toBeCloseTo(14.15, 1)
  })
  test('that does not exist is no place', () => {
    for (const text of ['00000', '99999', '1234', '123456', '']) expect(places.find(text)).toBeNull()
  })
})

describe('a city', () => {
  test.each([
    ['Austin, TX', 'Austin, TX'],
    ['austin tx', 'Austin, TX'],
    ['Austin, Texas', 'Austin, TX'],
    ['AUSTIN, TX, US', 'Austin, TX'],
    ['Austin, TX, United States', 'Austin, TX'],
    ['US-TX-Austin', 'Austin, TX'],
    ['TX - Austin', 'Austin, TX'],
    ['City of Austin, TX', 'Austin, TX'],
    ['Greater Boston Area, MA', 'Boston, MA'],
    ['Santa Fe New Mexico', 'Santa Fe, NM'],
    ['1600 Amphitheatre Pkwy Mountain View, CA', 'Mountain View, CA'],
    ['St. Louis, MO', 'Saint Louis, MO'],
    ['Saint Louis, MO', 'Saint Louis, MO'],
    ['Ft Worth, TX', 'Fort Worth, TX'],
    ['Ft. Lauderdale, FL', 'Fort Lauderdale, FL'],
    ['N Las Vegas, NV', 'North Las Vegas, NV'],
    ['McAllen, TX', 'McAllen, TX'],
    ['McLean, VA', 'McLean, VA'],
    ['Winston Salem, NC', 'Winston-Salem, NC'],
    ['Washington, D.C.', 'Washington, DC'],
    ['Washington DC', 'Washington, DC'],
    ['NYC', 'New York, NY'],
    ['New York City, NY', 'New York, NY'],
    ['New York', 'New York, NY'],
    ['Brooklyn, NY', 'Brooklyn, NY'],
    ['Manhattan, NY', 'New York, NY'],
    ['Manhattan, KS', 'Manhattan, KS'],
    ['Queens, NY', 'Kew Gardens, NY'],
    ['Bronx, New York', 'Bronx, NY'],
    ['Chicago', 'Chicago, IL'],
    ['Fort Cavazos, TX', 'Fort Hood, TX'],
    ['MacDill Air Force Base, FL', 'Tampa, FL'],
    ['Joint Base Lewis-McChord, WA', 'Tacoma, WA'],
    ['San Juan, Puerto Rico', 'San Juan, PR'],
    ['Bayamón, PR', 'Bayamon, PR'],
  ])('%s is %s', (text, expected) => expect(named(text)).toBe(expected))

  test.each([
    'Springfield',
    'Columbus',
    'Remote',
    'Anywhere',
    'Texas',
    'Washington',
    'Paris, France',
    'Gotham, NY',
    'TX',
  ])('%s alone is no place', (text) => expect(places.find(text)).toBeNull())

  test('lies in its middle, without a ZIP', () => {
    const houston = places.find('Houston, TX')!
    expect(houston.zip).toBeNull()
    expect(miles(houston.lat!, houston.lon!, 29.76, -95.37)).toBeLessThan(8)
    const anchorage = places.find('Anchorage, AK')!
    expect(miles(anchorage.lat!, anchorage.lon!, 61.217, -149.9)).toBeLessThan(12)
  })
})

test('what is typed has one form', () => {
  expect(parsePlace(' 10001-1234 ')).toBe('10001')
  expect(parsePlace('new york,ny')).toBe('New York, NY')
  expect(parsePlace('San Diego, California')).toBe('San Diego, CA')
  expect(parsePlace('somewhere')).toBeNull()
  expect(parsePlace('Texas')).toBeNull()
})

test('the nearest ZIP of a point', () => {
  expect(places.zipNear(40.7484, -73.9967)).toMatchObject({ city: 'New York', state: 'NY' })
  expect(places.zipNear(0, 0)).toBeNull()
})

test('distances are in miles', () => {
  expect(miles(40.7128, -74.006, 34.0522, -118.2437)).toBeCloseTo(2445, -1)
  expect(miles(40, -74, 40, -74)).toBe(0)
})

test('an importer asks a hundred thousand times a second', () => {
  const asked = Array.from(
    { length: 50_000 },
    (_, index) => `${index % 3000} Main St, Springfield, IL ${62700 + (index % 50)}`,
  )
  const start = performance.now()
  for (const text of asked) places.find(text)
  expect(performance.now() - start).toBeLessThan(2_500)
})
