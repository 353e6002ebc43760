import type { Db } from '#lib/db.ts'

/** How soon a run ends whose feed was removed or paused. */
const lookMs = 2_000

/**
 * Works for a feed until that ends, or until the feed is removed or paused: whichever process does it, the signal fires
 * within seconds, though the source sends nothing.
 */
export async function whileWanted<Result>(
  db: Db,
  feedId: string,
  signal: AbortSignal,
  work: (wanted: AbortSignal) => Promise<Result>,
): Promise<Result | 'unwanted'> {
  const unwanted = new AbortController()
  const look = async () => {
    // A database that is away has removed nothing.
    if (!(await isWanted(db, feedId).catch(() => true))) unwanted.abort()
  }
  await look()
  if (unwanted.signal.aborted) return 'unwanted'
  const timer = setInterval(look, lookMs)
  try {
    const result = await work(AbortSignal.any([signal, unwanted.signal]))
    return unwanted.signal.aborted ? 'unwanted' : result
  } catch (error) {
    if (unwanted.signal.aborted) return 'unwanted'
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** Whether a feed exists and is not paused. */
export const isWanted = async (db: Db, feedId: string): Promise<boolean> => {
  const feed = await db
    .selectFrom('feeds')
    .select('id')
    .where('id', '=', feedId)
    .where('paused_at', 'is', null)
    .executeTakeFirst()
  return feed !== undefined
}
