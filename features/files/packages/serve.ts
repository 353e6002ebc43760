import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Db } from '#lib/db.ts'
import { domainOf } from '#lib/domain.ts'
import type { ByteRange } from '#lib/files/store.ts'
import type { StoredFile } from '#lib/files/vault.ts'
import { vault } from '../open.ts'
import { type Opened, openedBy } from './address.ts'
import { rangeOf } from './range.ts'

/** Files of ours that every package has, by name; theirs cannot have these names. */
export type OwnPackageFiles = (name: string) => Promise<Buffer> | null

type Options = {
  db: Db
  secret: string
  domain: string | null
  production: boolean
  ours?: OwnPackageFiles
}

/**
 * The domain of packages: files that others wrote and that may run scripts. It answers nothing else, knows no session and
 * sets no cookie, and no site answers there. Register it before everything that reads a request.
 */
export const contentDomain = plugin<Options>(async (app, { db, secret, domain, production, ours }) => {
  if (!domain) return
  app.addHook('onRequest', async (request, reply) => {
    if (domainOf(request.headers.host) !== domain) return
    // Ends the request here: no other hook and no route sees it.
    reply.hijack()
    await answer(request, reply).catch((error) => {
      request.log.error({ err: error }, 'a file of a package could not be sent')
      if (reply.raw.headersSent) reply.raw.destroy()
      else refuse(reply, 503)
    })
  })

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const asked = isRead && !namesTwoHosts(request) ? openedBy(secret, request.raw.url ?? '') : null
    const isGet = request.method === 'GET'
    const script = asked && (await ours?.(asked.name))
    if (script) {
      const type = { 'content-type': 'text/javascript; charset=utf-8', 'content-length': script.length }
      reply.raw.writeHead(200, { ...headersOf(asked.opened, production), ...type })
      return void reply.raw.end(isGet ? script : undefined)
    }
    const entry = asked && (await entryOf(asked.opened.id, asked.name))
    if (!entry) return refuse(reply, 404)
    const etag = `"${entry.id}"`
    // Players ask for parts, and Safari plays nothing without them.
    const range = isGet ? rangeOf(request.headers, entry.bytes, etag) : null
    const headers = {
      ...headersOf(asked.opened, production),
      'content-type': entry.type,
      'accept-ranges': 'bytes',
      etag,
    }
    if (range === 'none') {
      reply.raw.writeHead(416, { ...headers, 'content-range': `bytes */${entry.bytes}`, 'content-length': 0 })
      return void reply.raw.end()
    }
    const bytes = isGet && (await bytesOf(entry, range))
    reply.raw.writeHead(range ? 206 : 200, {
      ...headers,
      'content-length': range ? range.last + 1 - range.first : entry.bytes,
      ...(range && { 'content-range': `bytes ${range.first}-${range.last}/${entry.bytes}` }),
    })
    if (!bytes) return void reply.raw.end()
    Readable.from(bytes)
      .on('error', () => reply.raw.destroy())
      .pipe(reply.raw)
  }

  const entryOf = (packageId: string, name: string) =>
    db
      .selectFrom('content_package_entries')
      .select(['id', 'type', 'bytes', 'store_key as storeKey', 'key_id as keyId', 'wrapped_key as wrapped'])
      .where('package_id', '=', packageId)
      .where('name', '=', name)
      .executeTakeFirst()
})

type Entry = StoredFile & { id: string; bytes: number }

const bytesOf = (entry: Entry, range: ByteRange | null) =>
  range ? vault().openRange(entry.id, entry, range, entry.bytes) : vault().open(entry.id, entry)

const namesTwoHosts = ({ raw }: FastifyRequest) =>
  raw.rawHeaders.filter((it, at) => at % 2 === 0 && it.toLowerCase() === 'host').length > 1

const always = {
  'x-content-type-options': 'nosniff',
  // The address opens the package, so it must not leak.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

// Forms are allowed for the sake of their scripts: without that not even a submit event is sent. They go nowhere.
function headersOf({ until, frame }: Opened, production: boolean) {
  const inside = "'self' data: blob:"
  return {
    ...always,
    'content-security-policy': `sandbox allow-scripts allow-forms; default-src ${inside} 'unsafe-inline'; script-src ${inside} 'unsafe-inline' 'unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${frame}`,
    // A sandboxed document has an origin that equals none, so its own files come from elsewhere.
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'content-range, accept-ranges, etag',
    'cache-control': `private, max-age=${Math.max(0, Math.floor((until - Date.now()) / 1_000))}, immutable`,
    ...(production && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

function refuse({ raw }: FastifyReply, status: 404 | 503) {
  const text = status === 404 ? 'There is nothing at this address.\n' : 'Please try again in a moment.\n'
  raw.writeHead(status, {
    ...always,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    // What was sent with it is not read.
    connection: 'close',
    ...(status === 503 && { 'retry-after': '5' }),
  })
  raw.end(text)
}
