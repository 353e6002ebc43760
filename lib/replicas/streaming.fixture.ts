import { expect, vi } from 'vitest'
import { openPool, queryBuilder } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { signIn } from '#test/app.ts'
import type { Cluster } from '#test/replication.ts'

export const headers = { host: 'localhost', accept: 'application/json' }
type Cookies = Record<string, string>

/** Somebody with a list of saved searches. */
export async function seekerOf(app: App, primary: Cluster) {
  const pool = openPool(primary.url, 1)
  const { id, session } = await signIn({ db: queryBuilder(pool) } as never)
  await pool.end()
  const token = await app.inject({
    ...{ method: 'POST', url: '/my-saved-searches' },
    headers,
    cookies: { session },
  })
  const { csrf } = token.json()
  return {
    id,
    session,
    /** @returns the names of those that are shown */
    async shown(cookies: Cookies = {}): Promise<string[]> {
      const answer = await app.inject({
        url: '/my-saved-searches',
        headers,
        cookies: { session, ...cookies },
      })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json().searches.map(({ name }: { name: string }) => name)
    },
    /** @returns the id, and the cookies that came with the answer */
    async save(name: string): Promise<{ id: string; cookies: Cookies }> {
      const answer = await app.inject({
        ...{ method: 'POST', url: '/my-saved-searches', cookies: { session, csrf } },
        headers: { ...headers, 'x-csrf-token': csrf },
        payload: { name, query: 'q=nurse', frequency: 'daily', timeZone: 'America/New_York' },
      })
      expect(answer.statusCode, answer.body).toBe(201)
      return {
        id: answer.json().id,
        cookies: Object.fromEntries(answer.cookies.map((one) => [one.name, one.value])),
      }
    },
  }
}

/** Replicas that receive, and apply nothing meanwhile. */
export async function paused<T>(clusters: Cluster[], work: () => Promise<T>): Promise<T> {
  for (const cluster of clusters) await cluster.ask('select pg_wal_replay_pause()')
  await vi.waitFor(async () => {
    for (const cluster of clusters)
      expect(await cluster.ask('select pg_get_wal_replay_pause_state() as state')).toEqual([
        { state: 'paused' },
      ])
  })
  try {
    return await work()
  } finally {
    for (const cluster of clusters) await cluster.ask('select pg_wal_replay_resume()')
  }
}
