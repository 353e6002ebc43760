import { afterEach, expect, it, vi } from 'vitest'
import { lookup } from './lookup.ts'

const army = { value: 'army', label: 'Army' }

function answering(body: unknown, status = 200) {
  const fetch = vi.fn(
    async (_url: string, _init?: RequestInit) => new Response(JSON.stringify(body), { status }),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

it('reads the items whatever the lookup calls them, and asks for JSON', async () => {
  const fetch = answering({ corps: [army], totalDocs: 7 })
  expect(await lookup('/corps')({ q: 'ar my', page: 1 })).toEqual({ items: [army], total: 7 })
  expect(fetch.mock.calls[0]?.[0]).toBe('/corps?limit=100&q=ar+my&page=1')
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ accept: 'application/json' })
})

it('asks the same thing once', async () => {
  const fetch = answering({ ranks: [], totalDocs: 0 })
  const load = lookup('/ranks', { c: 'army' })
  await load({ q: '', page: 1 })
  await load({ q: '', page: 1 })
  await load({ q: '', page: 2 })
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('forgets the least recently asked after 500 answers', async () => {
  const fetch = answering({ items: [] })
  const load = lookup('/occupations')
  for (let n = 0; n < 500; n++) await load({ q: `q${n}`, page: 1 })
  await load({ q: 'q0', page: 1 })
  await load({ q: 'one more', page: 1 })
  expect(fetch).toHaveBeenCalledTimes(501)
  await load({ q: 'q0', page: 1 })
  expect(fetch).toHaveBeenCalledTimes(501)
  await load({ q: 'q1', page: 1 })
  expect(fetch).toHaveBeenCalledTimes(502)
})

it('fails on an error and does not remember it', async () => {
  answering({}, 503)
  await expect(lookup('/badges')({ q: '', page: 1 })).rejects.toThrow('503')
  answering({ badges: [army] })
  expect((await lookup('/badges')({ q: '', page: 1 })).items).toEqual([army])
})
