import { lookup as limits } from '#spec/limits.ts'
import type { Item, Load } from './item.ts'

type LookupAnswer = { items: Item[]; total: number }

/** An LRU cache of this browser tab (document 3, section 9: 500 entries). */
const cache = new Map<string, LookupAnswer>()

/**
 * A selector's items from one of our lookup URLs (`/corps`, `/fetchers/categories` …), which answer
 * `{ "<name>": [{ value, label }], totalDocs }`. Responses are cached.
 */
export function lookup(path: string, parameters: Record<string, string> = {}): Load {
  return async ({ q, page, signal }) => {
    const query = new URLSearchParams({
      limit: String(limits.pageSize),
      ...parameters,
      q,
      page: String(page),
    })
    const url = `${path}?${query}`
    return remembered(url) ?? remember(url, await ask(url, signal))
  }
}

async function ask(url: string, signal?: AbortSignal): Promise<LookupAnswer> {
  const response = await fetch(url, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const body: Record<string, unknown> = await response.json()
  const items = (Object.values(body).find(Array.isArray) ?? []) as Item[]
  return { items, total: Number(body.totalDocs ?? items.length) }
}

function remembered(url: string) {
  const found = cache.get(url)
  if (found) remember(url, found)
  return found
}

function remember(url: string, found: LookupAnswer) {
  cache.delete(url)
  cache.set(url, found)
  for (const oldest of cache.keys()) {
    if (cache.size <= limits.cacheEntries) break
    cache.delete(oldest)
  }
  return found
}
