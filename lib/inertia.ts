import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { type FlashStore, flashes, type Notice } from './flash.ts'
import type { Pages } from './pages.ts'
import { type Deferred, type Lazy, PropKind, resolveProps } from './props.ts'
import { safeRedirect } from './safe-redirect.ts'
import { type Typed, typedIn } from './typed.ts'
import { representation } from './web.ts'

/** The page object of the Inertia protocol, as far as our pages need it. */
export type PageObject = {
  component: string
  props: Record<string, unknown>
  url: string
  version: string
  flash: Record<string, unknown>
  rescuedProps: string[]
  deferredProps?: Record<string, string[]>
  encryptHistory?: boolean
  clearHistory?: boolean
}

export type Errors = Record<string, string>
type PropsOf<Name extends keyof Pages> = {
  [Key in keyof Pages[Name]]: Pages[Name][Key] | Lazy<Pages[Name][Key]> | Deferred<Pages[Name][Key]>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** as it was sent, of routes with `keepsTyped` */
    typed: Typed | null
  }
  interface FastifyReply {
    /** who may see the page; null: not a page */
    audience: 'person' | 'anyone' | null
    /** Sends a screen in the requested representation. */
    page<Name extends keyof Pages>(
      name: Name,
      props: PropsOf<Name>,
      options?: {
        status?: number
        /** it contains one person's input, signed in or not */
        personal?: boolean
        /** the input of a failed form without script, to show again with 422 */
        errors?: Errors
      },
    ): Promise<FastifyReply>
    /** Answers a successful write: 303 with the toast for a person, JSON for an API client. */
    done(
      result?: Notice & {
        to?: string
        body?: Record<string, unknown>
        status?: number
        clearHistory?: boolean
        /** the input of a form on that page, to show again */
        typed?: Typed
      },
    ): Promise<FastifyReply>
    /**
     * Answers a write that failed validation: 303 back with the errors for a person, 422 for an API client.
     * @param typed the input that a form without script shows again, by field, where it differs from the body (lib/typed.ts)
     * @param to a local path, when the errors are shown on another page than the one it came from
     */
    back(errors: Errors, typed?: Typed, to?: string): Promise<FastifyReply>
  }
}

type Options = {
  secret: string
  store: FlashStore
  /** changes with the assets: a client with another version reloads */
  version: () => string
  /** props shared by all pages, for people only: API clients get just the screen's props */
  shared: (request: FastifyRequest) => Record<string, unknown> | Promise<Record<string, unknown>>
  /** renders the HTML document of a page */
  document: (page: PageObject, request: FastifyRequest, reply: FastifyReply) => Promise<string>
}

/** The server side of the Inertia 3 protocol. */
export const inertia = plugin<Options>(async (app, { secret, store, version, shared, document }) => {
  const { give, take } = flashes(secret, store)

  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'X-Inertia, Accept')
    const clientVersion = request.headers['x-inertia-version']
    if (
      request.method === 'GET' &&
      representation(request.headers) === 'inertia' &&
      clientVersion !== version()
    )
      return reply.code(409).header('x-inertia-location', request.url).send()
  })

  app.addHook('onSend', async (request, reply) => {
    if (representation(request.headers) !== 'inertia') return
    const to = reply.getHeader('location')
    if (typeof to !== 'string' || reply.statusCode < 300 || reply.statusCode > 399) return
    if (/^(https?:)?\/\//.test(to) && new URL(to, base(request)).origin !== base(request)) {
      reply.removeHeader('location')
      return void reply.code(409).header('x-inertia-location', to)
    }
    if (reply.statusCode === 302 && request.method !== 'GET') reply.code(303)
  })

  app.decorateRequest('typed', null)
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.keepsTyped) request.typed = typedIn(request.body)
  })
  app.decorateReply('audience', null)
  app.decorateReply('page', async function (this: FastifyReply, name: string, props: object, options = {}) {
    const request = this.request as FastifyRequest
    const kind = representation(request.headers)
    const personal = request.viewer !== null || options.personal === true
    this.audience = personal ? 'person' : 'anyone'
    this.code(options.status ?? this.statusCode)
    if (kind === 'json') {
      this.header('cache-control', personal ? 'private, no-store' : 'no-cache')
      return this.send((await resolveProps(props, { kind: PropKind.all })).props)
    }
    const flash = await take(request, this)
    const { props: own, deferred } = await resolveProps(props, partialOf(request, name))
    const page: PageObject = {
      component: name,
      props: {
        ...(await shared(request)),
        ...own,
        errors: options.errors ?? flash.errors ?? {},
        ...(flash.typed && { formTyped: flash.typed }),
      },
      url: request.url,
      version: version(),
      flash: flash.message ? { message: flash.message, link: flash.link, stays: flash.stays } : {},
      rescuedProps: [],
      ...(Object.keys(deferred).length && { deferredProps: deferred }),
      ...(personal && { encryptHistory: true }),
      ...(flash.clearHistory && { clearHistory: true }),
    }
    if (kind === 'inertia')
      return this.header('x-inertia', 'true').header('cache-control', 'private, no-store').send(page)
    // A personal page must not be reachable with Back by the next user of the browser, nor be shown stale.
    this.type('text/html; charset=utf-8')
    this.header('cache-control', personal ? 'private, no-store' : 'private, no-cache')
    return this.send(await document(page, request, this))
  } as FastifyReply['page'])

  app.decorateReply('done', async function (
    this: FastifyReply,
    { to, message, link, stays, body, status = 200, clearHistory, typed } = {},
  ) {
    const request = this.request as FastifyRequest
    if (representation(request.headers) === 'json') {
      this.header('cache-control', 'private, no-store')
      return this.code(status).send({ ok: true, ...(message && { message }), ...body })
    }
    if (message || clearHistory || typed)
      await give(request, this, { message, link, stays, clearHistory, ...(typed && { typed }) })
    return this.redirect(to ?? previous(request), 303)
  } as FastifyReply['done'])

  app.decorateReply('back', async function (this: FastifyReply, errors: Errors, typed?: Typed, to?: string) {
    const request = this.request as FastifyRequest
    if (representation(request.headers) === 'json') return this.code(422).send({ errors })
    const flashed = { ...errors, ...formNameOf(request) }
    const again =
      representation(request.headers) === 'html' ? (typed ?? request.typed ?? typedIn(request.body)) : {}
    await give(request, this, { errors: flashed, ...(Object.keys(again).length > 0 && { typed: again }) })
    return this.redirect(to ?? previous(request), 303)
  } as FastifyReply['back'])
})

/** The error bag: which form of the page it was, named in the address that ui/form.tsx posts to. */
const formNameOf = ({ query }: FastifyRequest): { formName?: string } => {
  const { form } = (query ?? {}) as { form?: unknown }
  return typeof form === 'string' ? { formName: form.slice(0, 60) } : {}
}

const base = (request: FastifyRequest) => `${request.protocol}://${request.headers.host}`

/** The page that a request came from: its path on this site, never another origin; '/' when unknown. */
export function previous(request: FastifyRequest): string {
  const { referer } = request.headers
  if (!referer || !URL.canParse(referer)) return '/'
  const url = new URL(referer)
  // The referrer is untrusted: its path may begin with two slashes, which name another host.
  return (url.origin === base(request) && safeRedirect(url.pathname + url.search)) || '/'
}

function partialOf(request: FastifyRequest, component: string) {
  const { headers } = request
  if (headers['x-inertia-partial-component'] !== component) return { kind: PropKind.first }
  const list = (name: string) =>
    String(headers[name] ?? '')
      .split(',')
      .filter(Boolean)
  return {
    kind: PropKind.partial,
    only: list('x-inertia-partial-data'),
    except: list('x-inertia-partial-except'),
  }
}
