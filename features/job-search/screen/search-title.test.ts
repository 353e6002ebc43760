import { expect, test } from 'vitest'
import { readQuery } from '../query/read-query.ts'
import { searchTitle } from './search-title.tsx'

const literally = {
  ...{ occupation: null, place: null, state: null, region: null, remote: null, corrected: null, words: null },
  ...{ field: null, work: null },
  ...{ filters: [], notes: [], literal: null, understand: null, choices: [] },
}

const title = (parameters: Record<string, string>, more = {}) =>
  searchTitle({
    query: readQuery(parameters),
    place: null,
    occupation: null,
    labels: {},
    understood: literally,
    ...more,
  })

test('a search is called by its words, its place, its occupation, its employer', () => {
  expect(title({})).toBe('Jobs')
  expect(title({ q: 'nurse' }, { place: { label: 'Norfolk, VA' } })).toBe('Nurse jobs near Norfolk, VA')
  expect(title({ q: 'nurse', r: 'exact' }, { place: { label: 'Norfolk, VA' } })).toBe(
    'Nurse jobs in Norfolk, VA',
  )
  expect(title({ q: '"night shift" -nurse' })).toBe('Jobs for "night shift" -nurse')
  const occupation = { id: 'army-11b', code: '11B', title: 'Infantryman', corps: 'army' }
  expect(title({ o: '11B' }, { occupation })).toBe('Jobs for 11B Infantryman')
  expect(title({ employer: 'e1' }, { labels: { 'employer:e1': 'Harbor Health' } })).toBe(
    'Jobs at Harbor Health',
  )
})

test('a filter names the jobs as long as it is the only one of its kind', () => {
  expect(title({ remote: 'true', s: 'Federal' })).toBe('Remote Federal jobs')
  expect(title({ cat: 'nursing' }, { labels: { 'cat:nursing': 'Nursing' } })).toBe('Nursing jobs')
  expect(title({ s: 'Federal,State' })).toBe('Jobs')
})

test('what was understood is in the title instead of what was typed', () => {
  const literal = { words: '', href: '' }
  const state = { code: 'VA', label: 'Virginia' }
  expect(title({ q: 'electrican' }, { understood: { ...literally, words: 'electrician', literal } })).toBe(
    'Electrician jobs',
  )
  expect(title({ l: 'VA' }, { understood: { ...literally, state } })).toBe('Jobs in Virginia')
  const region = { label: 'the Southwest', codes: ['AZ', 'NM', 'NV', 'OK', 'TX'] }
  expect(title({ q: 'nurse' }, { understood: { ...literally, region } })).toBe('Nurse jobs in the Southwest')
  const occupation = { id: 'army-68w', code: '68W', title: 'Combat Medic Specialist', corps: 'army' }
  expect(title({ q: '68w' }, { occupation, understood: { ...literally, literal } })).toBe(
    'Jobs for 68W Combat Medic Specialist',
  )
})

test('work that was described is called by the description', () => {
  const understood = { ...literally, words: 'sell houses', work: 'Real Estate Sales Agents' }
  expect(title({ q: 'sell houses' }, { understood })).toBe('Jobs for “sell houses”')
})
