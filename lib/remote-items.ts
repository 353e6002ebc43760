import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import type { Person } from '#spec/access.ts'
import { charsetOf } from './charset.ts'
import { FetchRefused, guardedFetch } from './fetch-guard.ts'
import { ownSites } from './own-sites.ts'

const freshMs = 15 * 60_000
/** How soon a failed server is retried. */
const failedMs = 60_000
const maxBytes = 2_000_000

/** The items of a URL, or why it could not be read. */
export type RemoteItems<Item> = { items: Item[]; failed: string | null }

/**
 * Fetches short documents of other servers (calendars, news) and caches their items for a quarter of an hour; a stale
 * one is shown while it is revalidated. Concurrent requests share one fetch.
 * @param read parses the text into items; may throw, which `failed` reports
 */
export function remoteReader<Item extends object>(read: (text: string) => Item[] | Promise<Item[]>) {
  const readers = new LRUCache<string, RemoteItems<Item>, { allowPrivate: boolean }>({
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
  return async (address: string, allowPrivate: boolean): Promise<RemoteItems<Item>> =>
    (await readers.fetch(address, { context: { allowPrivate } }))!
}

async function fetchText(address: string, allowPrivate: boolean): Promise<string> {
  const { status, headers, body } = await guardedFetch(address, {
    allowPrivate,
    maxBytes,
    maxDurationMs: 20_000,
  })
  if (status === 200) return textOf(await buffer(body), headers['content-type'])
  body.destroy()
  throw new FetchRefused(`The server answered ${status}.`)
}

function textOf(bytes: Buffer, type: string | undefined): string {
  const said = /\bcharset\s*=\s*["']?([\w.:-]+)/i.exec(type ?? '')?.[1] ?? null
  return new TextDecoder(charsetOf(bytes, said)).decode(bytes)
}

/** A feed as one viewer gets it. */
export type FeedFor<Item> = {
  items: Item[]
  /** it cannot be read, and nothing of it is known: visitors see nothing of it */
  isDead: boolean
  /** why it cannot be read, for those who can fix it */
  failed: string | null
}

/** Leaves the reason of a failure to the editors of the site. */
export const feedFor = <Item>(
  { items, failed }: RemoteItems<Item>,
  { viewer, site }: { viewer: Person; site: { id: string } },
): FeedFor<Item> => ({
  items,
  isDead: failed !== null && items.length === 0,
  failed: ownSites(viewer, 'pages.editTemplates').includes(site.id) ? failed : null,
})
