import { sql } from 'kysely'
import type { Db } from './db.ts'
import type { App } from './web.ts'

/** `/health/live`: the process runs. `/health/ready`: it can serve, the database answers. Neither belongs to a site. */
export async function health(app: App, { db }: { db: Db }) {
  app.get('/health/live', { config: { can: 'public' }, logLevel: 'warn' }, async () => ({ ok: true }))
  app.get('/health/ready', { config: { can: 'public' }, logLevel: 'warn' }, async (_request, reply) => {
    const ready = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    return reply
      .code(ready ? 200 : 503)
      .headers(ready ? {} : { 'retry-after': '5' })
      .send({ ok: ready })
  })
}
