import fc from 'fast-check'
import { expect, test } from 'vitest'
import { radii } from '#spec/limits.ts'
import { careerLevels, jobSources, jobTypes, searchFlags, sorts } from '#spec/lists.ts'
import { searchUrl } from '../schema.ts'
import { type Parameters, readQuery } from './read-query.ts'

/** What a browser makes of an address. */
function parametersOf(url: string): Parameters {
  const parameters: Parameters = {}
  for (const [name, value] of new URL(url, 'http://localhost').searchParams)
    parameters[name] = [...[parameters[name] ?? []].flat(), value]
  return parameters
}

const words = fc.string({ unit: 'grapheme', maxLength: 30 })
const some = (values: readonly string[]) => fc.oneof(fc.constantFrom(...values), words)
const value = (of: fc.Arbitrary<string>) => fc.oneof(of, fc.array(of, { maxLength: 3 }))
const parameters: fc.Arbitrary<Parameters> = fc.record(
  {
    q: value(words),
    k: value(words),
    l: value(words),
    r: value(some(radii)),
    s: value(some([...jobSources, 'newest'])),
    sort: value(some(sorts.map((sort) => sort.value))),
    cat: value(words),
    categories: value(words),
    employer: value(words),
    employerId: value(words),
    type: value(some(jobTypes)),
    level: value(some(careerLevels)),
    state: value(some(['va', 'NY'])),
    c: value(words),
    _c: value(words),
    rank: value(words),
    _rank: value(words),
    o: value(words),
    _o: value(words),
    tab: value(some(['mos', 'keyword'])),
    page: value(some(['2', '-1', '1e9'])),
    limit: value(some(['50', '0', '100000'])),
    at: value(some(['1790000000'])),
    menteeToRecommend: value(words),
    ...Object.fromEntries(searchFlags.map((flag) => [flag, value(some(['true', 'false', '', 'on']))])),
    utm_source: value(words),
    __proto_: value(words),
  },
  { requiredKeys: [] },
)

test('the canonical address of a query, read again, is the same query', () => {
  fc.assert(
    fc.property(parameters, (given) => {
      const query = readQuery(given)
      const again = readQuery(parametersOf(searchUrl(query, { page: query.page })))
      // The moment of the answer belongs to later pages alone.
      expect({ ...again, at: '' }).toEqual({ ...query, at: '' })
      expect(searchUrl(again, { page: again.page })).toBe(searchUrl(query, { page: query.page }))
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['k=nurse', { q: 'nurse' }],
  ['categories=healthcare&cat=it', { cat: ['it', 'healthcare'] }],
  ['cat=healthcare,it', { cat: ['healthcare', 'it'] }],
  ['employerId=x', { employer: 'x' }],
  ['s=federal&s=State', { s: ['Federal', 'State'] }],
  ['s=newest', { s: [], sort: 'newest' }],
  ['s=score&sort=proximity', { sort: 'proximity' }],
  ['r=7', { r: '50' }],
  ['r=exact', { r: 'exact' }],
  ['limit=100000&page=-1', { limit: 50, page: 1 }],
  ['remote&volunteer=false&competitive=1', { remote: true, volunteer: false, competitive: true }],
  ['o=11B', { tab: 'mos' }],
  ['q=a%00b', { q: 'a b' }],
])('%s', (text, expected) => {
  expect(readQuery(parametersOf(`/?${text}`))).toMatchObject(expected)
})

test('unknown parameters are passed on in links', () => {
  const query = readQuery({ q: 'nurse', utm_source: 'mail', ref: ['a', 'b'] })
  expect(searchUrl(query, { r: '100' })).toBe('/jobs/search?q=nurse&r=100&utm_source=mail&ref=a&ref=b')
})

test('a change of anything but the page begins at the first', () => {
  const query = readQuery({ q: 'nurse', page: '7', at: '1790000000' })
  expect(searchUrl(query, { page: 8 })).toBe('/jobs/search?q=nurse&page=8&at=1790000000')
  expect(searchUrl(query, { sort: 'newest' })).toBe('/jobs/search?q=nurse&sort=newest')
})
