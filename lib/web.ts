import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type pg from 'pg'
import type { Capability, Person } from '#spec/access.ts'
import type { Settings } from '../config.ts'
import type { Db } from './db.ts'

/** The Fastify instance that a feature's `routes.ts` receives: schemas are Zod, handlers are typed by them. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse<IncomingMessage>,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** What the routes of a feature receive in addition to the app. */
export type Tools = { db: Db; pool: pg.Pool; settings: Settings }

/** Which of the three representations of a URL is requested: HTML, Inertia or JSON. */
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
    /** the content has a form that visitors post: same effect as `form` on the route */
    hasForm?: boolean
  }
  interface FastifyContextConfig {
    /** the capability required to call this route; mandatory */
    can?: Capability
    /** only on sites that have this application switched on; others answer 404 */
    application?: string
    /** anonymous responses may be cached in memory until their content changes */
    cached?: boolean
    /** the page has a form that visitors post: it gets a csrf token and is not cached */
    form?: boolean
    /** its schema makes something else of what was typed, such as cents of dollars: a refused form shows what was typed */
    keepsTyped?: boolean
    /** a GET with side effects: accepted only from our own pages */
    sameOrigin?: boolean
    /** people are told by socket what changes on it, and must find that: it is never read at a replica */
    live?: boolean
    /** a write by an external program, authenticated by a signature or a token in the URL: no csrf token */
    fromOutside?: boolean
  }
}
