import { setTimeout as wait } from 'node:timers/promises'
import { type Outside, outsideReader } from '#lib/outside.ts'
import { readNews } from './read.ts'
import type { NewsItem } from './schema.ts'

const feeds = outsideReader(readNews)

let allowPrivate = false
/** Development and tests: feeds at private addresses too. */
export const reachPrivateNews = (may: boolean): void => {
  allowPrivate = may
}

/** The newest items of a feed; whether this site shows the address is for the caller to ask. */
export async function newsOf(address: string, limit: number): Promise<Outside<NewsItem>> {
  const { items, failed } = await feeds(address, allowPrivate)
  return { items: items.slice(0, limit), failed }
}

const pagePatienceMs = 1_000

/** The same for a page, which does not wait long for another server; null when there is no answer yet. */
export async function newsSoon(address: string, limit: number): Promise<NewsItem[] | null> {
  const patience = new AbortController()
  const tooLate = wait(pagePatienceMs, null, { signal: patience.signal }).catch(() => null)
  const items = newsOf(address, limit).then((news) => news.items)
  return Promise.race([items, tooLate]).finally(() => patience.abort())
}
