import type { Db } from '#lib/db.ts'

/** How soon a run ends whose feed was removed. */
const lookMs = 2_000

/**
 * Works for a feed until that ends, or until the feed is removed: whichever process removes it, the signal fires within
 * seconds, though the source sends nothing.
 */
export async function whileWanted<Result>(
  db: Db,
  feedId: string,
  signal: AbortSignal,
  work: (wanted: AbortSignal) => Promise<Result>,
): Promise<Result | 'removed'> {
  const removed = new AbortController()
  const look = async () => {
    // A database that is away has removed nothing.
    const found = await isThere(db, feedId).catch(() => true)
    if (!found) removed.abort()
  }
  await look()
  if (removed.signal.aborted) return 'removed'
  const timer = setInterval(look, lookMs)
  try {
    return await work(AbortSignal.any([signal, removed.signal]))
  } catch (error) {
    if (removed.signal.aborted) return 'removed'
    throw error
  } finally {
    clearInterval(timer)
  }
}

const isThere = async (db: Db, feedId: string) =>
  Boolean(await db.selectFrom('feeds').select('id').where('id', '=', feedId).executeTakeFirst())
