import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Capability, Person } from '#spec/access.ts'

/** The Fastify instance that a feature's `routes.ts` receives: schemas are Zod, handlers are typed by them. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse<IncomingMessage>,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** Which of the three representations of a URL is asked for (architecture, section 1). */
export type Representation = 'html' | 'inertia' | 'json'

export function representation(headers: { [name: string]: unknown }): Representation {
  if (headers['x-inertia'] === 'true') return 'inertia'
  const accept = String(headers.accept ?? '')
  return /\bapplication\/(json|[\w.-]+\+json)\b/.test(accept) && !accept.includes('text/html')
    ? 'json'
    : 'html'
}

declare module 'fastify' {
  interface FastifyRequest {
    /** the signed-in person, or null for a visitor */
    viewer: Person
    /** what is shown has a form that visitors post, whatever the route says: as with `form` */
    hasForm?: boolean
  }
  interface FastifyContextConfig {
    /** the capability that a caller of this route needs; every route names one */
    can?: Capability
    /** anonymous answers may be kept in memory until what they show changes */
    cached?: boolean
    /** the page has a form that visitors post: it gets a token, and is not kept for others */
    form?: boolean
    /** a GET with an effect: taken only from our own pages */
    sameOrigin?: boolean
    /** a write of a program elsewhere, which proves itself by a signature or a token in the address: no csrf token */
    fromOutside?: boolean
  }
}
