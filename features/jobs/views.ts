import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { idIn } from '#lib/ids.ts'
import { representation } from '#lib/web.ts'
import { may } from '#spec/access.ts'

/** Views are written together, so often at most. A process that is killed loses those of its last seconds. */
const pauseMs = 10_000
const machine = /bot|crawl|spider|slurp|preview|headless|monitor|curl|wget|python|java\//i

/**
 * Counts views of job pages after each answer has been sent, those from the page cache too: the page waits for nothing. People
 * who hire and staff are not counted, nor are programs.
 */
export function viewCounter(db: Db) {
  let counts = new Map<string, number>()
  let timer: NodeJS.Timeout | null = null

  async function write(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    const written = counts
    counts = new Map()
    if (!written.size) return
    await sql`insert into job_views (job_id, employer_id, day, views)
      select j.id, j.employer_id, (now() at time zone 'UTC')::date, seen.views
      from unnest(${[...written.keys()]}::uuid[], ${[...written.values()]}::int[]) as seen (id, views)
      join jobs j on j.id = seen.id order by j.id
      on conflict (job_id, day) do update set views = job_views.views + excluded.views`.execute(db)
  }

  return {
    write,
    /** Call it when the answer has been sent. */
    count(request: FastifyRequest<{ Params: { segment: string } }>, reply: FastifyReply): void {
      if (reply.statusCode !== 200 || representation(request.headers) === 'json') return
      if (machine.test(request.headers['user-agent'] ?? '') || may(request.viewer, 'score.view')) return
      const id = idIn(request.params.segment)
      if (!id) return
      counts.set(id, (counts.get(id) ?? 0) + 1)
      timer ??= setTimeout(() => write().catch((error) => request.log.warn(error)), pauseMs).unref()
    },
  }
}
