import type { Line } from '../listen.ts'
import type { Replicas } from './replicas.ts'

/**
 * Who was told that something changed finds it: caches that were cleared must not be filled again from a replica that has not heard of
 * it, and a page that reloads because of a notice must show it. Register it before what clears the caches.
 */
export async function readAfterNotices(replicas: Replicas, line: Pick<Line, 'on'>): Promise<void> {
  for (const channel of ['themes', 'content']) await line.on(channel, () => replicas.changed())
  await line.on('people', (payload) => replicas.changed(payload === null ? undefined : personIn(payload)))
}

/** Of `{"notices": id}` and `{"member": id, …}`; without one, everybody. */
function personIn(payload: string): string | undefined {
  const { notices, member } = JSON.parse(payload) as { notices?: string; member?: string }
  return notices ?? member
}
