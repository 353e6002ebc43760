import plugin from 'fastify-plugin'
import { traceId } from './tracing.ts'

/** What a line of the log says about its request: the trace, the site, and the person and the actor by their ids. After sessions. */
export const logContext = plugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    const { site, viewer } = request
    const log = request.log.child({
      trace: traceId() ?? traceOf(request.headers.traceparent) ?? request.id.replaceAll('-', ''),
      site: site.id,
      ...(viewer && { person: viewer.id }),
      ...(viewer?.actorId && { actor: viewer.actorId }),
    })
    request.log = log
    reply.log = log
  })
})

/** The id of the trace that this request is a part of (W3C Trace Context). */
const traceOf = (header: string | string[] | undefined) =>
  /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(String(header))?.[1]
