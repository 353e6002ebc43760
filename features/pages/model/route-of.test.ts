import { expect, test } from 'vitest'
import { Route } from '../schema.ts'
import { routeOf } from './route-of.ts'

test.each([
  ['Our history', '/our-history'],
  ['  What’s new, crew? ', '/whats-new-crew'],
  ['Über uns & Café', '/uber-uns-cafe'],
  ['401(k)', '/401-k'],
  ['—', ''],
  ['日本', ''],
  ['word '.repeat(60), `/${'word-'.repeat(20).slice(0, 99).replace(/-$/, '')}`],
])('%j proposes %s', (name, route) => {
  expect(routeOf(name)).toBe(route)
  if (route) expect(Route.safeParse(route).error).toBeUndefined()
})
