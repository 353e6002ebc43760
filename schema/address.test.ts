import { expect, test } from 'vitest'
import { z } from 'zod'
import { addressOf } from './address.ts'
import { paged, searchText } from './paged.ts'

const Query = z.object({
  q: searchText,
  type: z.array(z.string()).catch([]),
  sort: z.enum(['name', '-name']).catch('name'),
  ...paged(20),
})
const of = (query: object, change?: object) => addressOf('/people', Query, query, change)

test('an address leaves out what equals its default', () => {
  expect(of({})).toBe('/people')
  expect(of({ q: '', type: [], sort: 'name', page: 1, limit: 20 })).toBe('/people')
  expect(of({ q: 'ana silva', sort: '-name', limit: 50 })).toBe('/people?q=ana+silva&sort=-name&limit=50')
  expect(of({ type: ['User', 'Mentor'] })).toBe('/people?type=User&type=Mentor')
})

test('a change of anything but the page begins at the first page', () => {
  const query = { q: 'ana', page: 3 }
  expect(of(query)).toBe('/people?q=ana')
  expect(of(query, { sort: '-name' })).toBe('/people?q=ana&sort=-name')
  expect(of(query, { page: 4 })).toBe('/people?q=ana&page=4')
})

test('what the query does not know stays out: props may be passed whole', () => {
  expect(of({ q: 'ana', totalDocs: 7, people: [{ id: 1 }] })).toBe('/people?q=ana')
})

test('reading an address gives back what it was made of', () => {
  const query = { q: 'ana', type: ['User', 'Mentor'], sort: '-name' as const, page: 3, limit: 20 }
  const { searchParams } = new URL(of(query, { page: 3 }), 'http://site')
  const given = { ...Object.fromEntries(searchParams), type: searchParams.getAll('type') }
  expect(Query.parse(given)).toEqual(query)
})
