import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function offered(q: string): Promise<{ value: string; label: string }[]> {
  return (await app.get(`/fetchers/places?q=${encodeURIComponent(q)}`, { as: 'json' })).json().places
}

test.each([
  ['235', 'Norfolk, VA 23510'],
  ['norf', 'Norfolk, VA'],
  ['norfolk, v', 'Norfolk, VA'],
  ['St Lou', 'Saint Louis, MO'],
  ['virg', 'Virginia'],
  ['fort br', 'Fort Bragg, NC'],
  ['Ft Br', 'Fort Bragg, NC'],
  ['fort lib', 'Fort Bragg, NC'],
  ['JBL', 'Joint Base Lewis-McChord, WA'],
  ['rem', 'Remote'],
])('%s is completed to %s', async (typed, place) => {
  expect((await offered(typed)).map(({ value }) => value)).toContain(place)
})

test('the largest city of a name comes first, and what was typed is named where the place is called otherwise', async () => {
  const houston = await offered('houst')
  expect(houston[0]).toEqual({ value: 'Houston, TX', label: 'Houston, TX' })
  expect(await offered('Fort Liberty')).toContainEqual({
    value: 'Fort Bragg, NC',
    label: 'Fort Liberty (Fort Bragg, NC)',
  })
})

test('what is offered is understood as typed', async () => {
  for (const { value } of await offered('fort b')) {
    const answer = await app.get(`/jobs/search?l=${encodeURIComponent(value)}`, { as: 'json' })
    expect([value, answer.json().notice]).toEqual([value, null])
  }
})
