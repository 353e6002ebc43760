import { FeedError } from '../reading/feed-error.ts'
import type { Head } from '../reading/head.ts'
import type { Dialect } from './dialect.ts'
import { dialects } from './list.ts'

/**
 * The dialect of a feed that begins like this.
 * @param pinned the name of the one an administrator chose
 * @throws FeedError when none matches, or the pinned one does not exist
 */
export function dialectOf(head: Head, pinned?: string | null): Dialect {
  if (pinned) return dialectNamed(pinned)
  if (!head.text.trim()) throw new FeedError('The feed is empty.')
  const best = dialects
    .map((dialect) => ({ dialect, sure: dialect.detect(head) }))
    .sort((a, b) => b.sure - a.sure)[0]!
  if (best.sure === 0) throw new FeedError('The format of this feed is not supported.')
  return best.dialect
}

/** @throws FeedError when there is no dialect with this name */
export function dialectNamed(name: string): Dialect {
  const chosen = dialects.find((dialect) => dialect.name === name)
  if (chosen) return chosen
  throw new FeedError(
    `There is no dialect "${name}". There are: ${dialects.map((dialect) => dialect.name).join(', ')}.`,
  )
}
