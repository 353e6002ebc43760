import { describe, expect, it } from 'vitest'
import {
  type Behaviour,
  creation,
  type Event,
  hasMore,
  initialState,
  message,
  next,
  options,
  wantedRequest,
} from './selector-state.ts'

const branches = ['Army', 'Navy', 'Air Force', 'Marine Corps'].map((label) => ({ value: label, label }))
const many = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ value: `${from + i}`, label: `Occupation ${from + i}` }))

const having = (...events: Event[]) => events.reduce(next, initialState)
const opened: Event = { type: 'opened' }
const typed = (query: string): Event => ({ type: 'typed', query })
const loaded = (q: string, items = branches, total = items.length, page = 1): Event => ({
  type: 'loaded',
  q,
  page,
  items,
  total,
})

describe('what is asked of the source', () => {
  it('is nothing while closed, everything on opening', () => {
    expect(wantedRequest(initialState, {})).toBeNull()
    expect(wantedRequest(having(opened), {})).toMatchObject({ q: '', page: 1, delay: 0 })
  })

  it('starts at more than two characters, half a second after the last key', () => {
    expect(wantedRequest(having(opened, loaded(''), typed('nu')), {})).toBeNull()
    expect(wantedRequest(having(opened, loaded(''), typed('nur')), {})).toMatchObject({
      q: 'nur',
      delay: 500,
    })
  })

  it('is at once what Enter asks for, even two characters', () => {
    expect(
      wantedRequest(having(opened, typed('HM'), { type: 'forced' }), { searchRequired: true }),
    ).toMatchObject({
      q: 'HM',
      delay: 0,
    })
  })

  it('is nothing before a search where one is required', () => {
    const state = having(opened)
    expect(wantedRequest(state, { searchRequired: true })).toBeNull()
    expect(message(state, { searchRequired: true })).toBe('Please enter a search')
  })

  it('is the next fifty: what is here, then the next page', () => {
    const first = having(opened, loaded('', many(0, 30), 200))
    expect(hasMore(first, {})).toBe(true)
    const more = next(first, { type: 'more' })
    expect(wantedRequest(more, {})).toMatchObject({ q: '', page: 2, delay: 0 })
    const second = next(more, loaded('', many(30, 30), 200, 2))
    expect(options(second, {})).toHaveLength(50)
    expect(hasMore(second, {})).toBe(true)
    expect(message(second, {})).toContain('limited to a maximum of 50')
    expect(options(next(second, { type: 'more' }), {})).toHaveLength(60)
    expect(options(next(second, { type: 'closed' }), {})).toHaveLength(50)

    const hundred = having(opened, loaded('', many(0, 100), 130))
    expect(options(hundred, {})).toHaveLength(50)
    expect(message(hundred, {})).toContain('limited to a maximum of 50')
    const all = next(hundred, { type: 'more' })
    expect(wantedRequest(all, {})).toBeNull()
    expect(options(all, {})).toHaveLength(100)
    expect(wantedRequest(next(all, { type: 'more' }), {})).toMatchObject({ page: 2 })
    const last = next(next(all, { type: 'more' }), loaded('', many(100, 30), 130, 2))
    expect(options(last, {})).toHaveLength(130)
    expect([hasMore(last, {}), message(last, {})]).toEqual([false, null])
  })

  it('is not asked again after a failure until somebody tries', () => {
    const failed = having(opened, { type: 'failed', attempt: 0 })
    expect(message(failed, {})).toBe('Error loading items')
    expect(wantedRequest(failed, {})).toBeNull()
    expect(wantedRequest(next(failed, { type: 'retried' }), {})).toMatchObject({ q: '' })
  })
})

describe('what is offered', () => {
  it('searches for one or two letters where the list is longer than what is loaded', () => {
    const list = (total: number): Event => ({ type: 'loaded', q: '', page: 1, items: branches, total })
    expect(wantedRequest(having(opened, list(9_000), typed('HM')), {})).toMatchObject({ q: 'HM' })
    expect(wantedRequest(having(opened, list(branches.length), typed('HM')), {})).toBeNull()
  })

  it('narrows what is here while the search is too short to be sent', () => {
    const state = having(opened, loaded(''), typed('na'))
    expect(options(state, {}).map((item) => item.label)).toEqual(['Navy'])
  })

  it('says when nothing is found, and while it loads', () => {
    expect(message(having(opened, typed('zebra')), {})).toBe('Loading items...')
    expect(message(having(opened, typed('zebra'), loaded('zebra', [])), {})).toBe('No results for zebra')
  })

  it('never shows the answer to another question', () => {
    expect(options(having(opened, typed('nurse'), loaded('nur')), {})).toEqual([])
  })

  it('lets a new value be made, unless it is there already', () => {
    const behaviour: Behaviour = { creatable: true }
    const state = having(opened, loaded(''), typed('Coast Guard'))
    expect(creation(state, behaviour)).toEqual({ value: 'Coast Guard', label: 'Coast Guard' })
    expect(creation(state, {})).toBeNull()
    expect(creation(having(opened, loaded(''), typed('navy')), behaviour)).toBeNull()
  })
})

it('forgets what was typed when it closes, and keeps what was loaded', () => {
  const state = having(opened, loaded(''), typed('na'), { type: 'closed' })
  expect(state).toMatchObject({ open: false, query: null })
  expect(wantedRequest(next(state, opened), {})).toBeNull()
})
