import type { Line } from './listen.ts'
import type { App } from './web.ts'

/**
 * `/health/live`: the process runs. `/health/ready`: it can serve, PostgreSQL answers. Neither belongs to a site, and both
 * answer however busy the process is: it must not be taken for dead because many ask.
 */
export async function health(app: App, { line }: { line: Pick<Line, 'answers'> }) {
  app.get('/health/live', { config: { can: 'public' }, logLevel: 'warn' }, async () => ({ ok: true }))
  app.get('/health/ready', { config: { can: 'public' }, logLevel: 'warn' }, async (_request, reply) => {
    const ready = await line.answers()
    return reply
      .code(ready ? 200 : 503)
      .headers(ready ? {} : { 'retry-after': '5' })
      .send({ ok: ready })
  })
}
