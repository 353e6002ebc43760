import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isDeaf } from './deaf.ts'
import type { Line } from './listen.ts'
import { isSilent } from './silence.ts'
import type { App } from './web.ts'

/** Load balancers wait only a few seconds, and a paused PostgreSQL never answers. */
const tooLate = () => sleep(2_000, false, { ref: false })

/**
 * `/health/live`: the process runs. `/health/ready`: it can serve, PostgreSQL answers. Neither belongs to a site, and both
 * are exempt from load shedding: a busy process must not be taken for dead.
 */
export async function health(
  app: App,
  { line, pool }: { line: Pick<Line, 'answers' | 'silentMs'>; pool: pg.Pool },
) {
  app.get('/health/live', { config: { can: 'public' }, logLevel: 'warn' }, async () => ({ ok: true }))
  app.get('/health/ready', { config: { can: 'public' }, logLevel: 'warn' }, async (_request, reply) => {
    const isHeld = app.isDraining || isDeaf(line) || isSilent(pool)
    const ready = !isHeld && (await Promise.race([line.answers(), tooLate()]))
    return reply
      .code(ready ? 200 : 503)
      .headers(ready ? {} : { 'retry-after': '5' })
      .send({ ok: ready })
  })
}
