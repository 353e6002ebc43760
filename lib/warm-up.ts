import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from './web.ts'

const rounds = 3
const longestMs = 30_000
/** Not counted as a visit (lib/page-events.ts). */
const userAgent = 'muster-monitor'

/**
 * Asks for a few pages before anybody else does: code that has never run is slow, and the first search reads the index of jobs. A process
 * that begins with a hundred people at once would be late for all of them, and refuse the next ones.
 * @param host of a site
 */
export async function warmUp(app: App, host: string, paths: string[]): Promise<void> {
  const headers = { host, accept: 'text/html', 'user-agent': userAgent }
  const visit = async () => {
    for (let round = 0; round < rounds; round++)
      // No two are the same, so that none comes from the cache of pages.
      for (const path of paths) await app.inject({ url: path + round, headers }).catch(() => null)
  }
  await Promise.race([visit(), sleep(longestMs, undefined, { ref: false })])
}
