import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import type { SearchPage } from '../schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const understood = async (q: string) => {
  const answer = await app.get(`/jobs/search?${new URLSearchParams({ q })}`, { as: 'json' })
  const { place, words } = (answer.json() as SearchPage).understood
  return { place: place?.label, words }
}

// With its state, too, or the post would be a street of the town and the job part of it.
test.each([
  ['mechanic at MCAS Yuma, AZ', 'MCAS Yuma, AZ'],
  ['mechanic MCAS Yuma, AZ', 'MCAS Yuma, AZ'],
  ['mechanic near NAS Pensacola FL', 'NAS Pensacola, FL'],
  ['mechanic at Ft. Gordon, Georgia', 'Fort Gordon, GA'],
  ['mechanic near Presidio of Monterey CA', 'Presidio of Monterey, CA'],
  ['mechanic near Whiteman AFB MO', 'Whiteman AFB, MO'],
  ['mechanic at Fort Bragg', 'Fort Bragg, NC'],
  ['mechanic at Hancock Field Air National Guard Base NY', 'Hancock Field Air National Guard Base, NY'],
  [
    'mechanic near Lincoln Army Aviation Support Facility and Readiness Center NE',
    'Lincoln Army Aviation Support Facility and Readiness Center, NE',
  ],
])('%s is a job and a post', async (q, place) => {
  expect(await understood(q)).toEqual({ place, words: 'mechanic' })
})

test('a town with its state stays a town', async () => {
  expect(await understood('mechanic Dallas, TX')).toEqual({ place: 'Dallas, TX', words: 'mechanic' })
  expect(await understood('mechanic Las Vegas NV')).toEqual({ place: 'Las Vegas, NV', words: 'mechanic' })
})
