import { text } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { FetchRefused, guardedFetch } from './fetch-guard.ts'

const freshMs = 15 * 60_000
/** A server that is away is asked again after this. */
const failedMs = 60_000
const maxBytes = 2_000_000

/** What was read at an address, or that it could not be. */
export type Outside<Item> = { items: Item[]; failed: string | null }

/**
 * Reads short documents of other servers (calendars, news) and remembers what was in them for a quarter of an hour; one
 * that is older is shown while it is fetched anew. However many ask, a server is asked once.
 * @param read makes items of the text; may throw, and what it threw is told in `failed`
 */
export function outsideReader<Item extends object>(read: (text: string) => Item[] | Promise<Item[]>) {
  const known = new LRUCache<string, Outside<Item>, { allowPrivate: boolean }>({
    max: 500,
    ttl: freshMs,
    allowStale: true,
    fetchMethod: async (address, before, { options, context }) => {
      try {
        return { items: await read(await fetchText(address, context.allowPrivate)), failed: null }
      } catch (error) {
        options.ttl = failedMs
        return { items: before?.items ?? [], failed: (error as Error).message }
      }
    },
  })
  return async (address: string, allowPrivate: boolean): Promise<Outside<Item>> =>
    (await known.fetch(address, { context: { allowPrivate } }))!
}

async function fetchText(address: string, allowPrivate: boolean): Promise<string> {
  const { status, body } = await guardedFetch(address, { allowPrivate, maxBytes, maxDurationMs: 20_000 })
  if (status === 200) return text(body)
  body.destroy()
  throw new FetchRefused(`The server answered ${status}.`)
}
