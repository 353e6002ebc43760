import { setTimeout as wait } from 'node:timers/promises'
import { type RemoteItems, remoteReader } from '#lib/remote-items.ts'
import { readNews } from './read.ts'
import type { NewsItem } from './schema.ts'

const feeds = remoteReader(readNews)

let allowPrivate = false
/** Development and tests: allow feeds at private addresses. */
export const reachPrivateNews = (may: boolean): void => {
  allowPrivate = may
}

/** The newest items of a feed; callers check that this site shows the address, or have it from its staff. */
export async function newsOf(address: string, limit: number): Promise<RemoteItems<NewsItem>> {
  const { items, failed } = await feeds(address, allowPrivate)
  return { items: items.slice(0, limit), failed }
}

const pagePatienceMs = 1_000

/** The same for rendering a page, with a short timeout; null when there is no answer yet. */
export async function newsSoon(address: string, limit: number): Promise<RemoteItems<NewsItem> | null> {
  const patience = new AbortController()
  const tooLate = wait(pagePatienceMs, null, { signal: patience.signal }).catch(() => null)
  return Promise.race([newsOf(address, limit), tooLate]).finally(() => patience.abort())
}
