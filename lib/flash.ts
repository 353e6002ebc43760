import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { cookieName, cookieOptions } from './cookies.ts'
import type { Db } from './db.ts'
import { sign, unsign } from './signature.ts'
import type { Typed } from './typed.ts'

/** The sentence that follows a write. */
export type Notice = {
  message?: string
  /** where the message leads */
  link?: { href: string; label: string }
  /** it matters: shown above the page until the next one, not as a toast that passes */
  stays?: boolean
}

/** What one browser's next page shows, once. */
export type Flash = Notice & {
  errors?: Record<string, string>
  /** the input of a refused form, by field */
  typed?: Typed
  clearHistory?: boolean
}

/** Stores a flash that does not fit in a cookie until it is consumed. */
export type FlashStore = {
  /** @returns the id to take it with */
  put(flash: string, seconds: number): Promise<string>
  take(name: string): Promise<string | null>
}

const seconds = 60
/** Browsers accept 4096 bytes per cookie, name included, and silently drop longer ones. */
const cookieBytes = 3_800

/** Flashes travel in a signed cookie; one that is too long goes to the store, and the cookie carries its id. */
export function flashes(secret: string, store: FlashStore) {
  const signed = (content: Flash | { kept: string }) =>
    sign(secret, 'flash', Buffer.from(JSON.stringify(content)).toString('base64url'))

  async function give(request: FastifyRequest, reply: FastifyReply, flash: Flash): Promise<void> {
    const short = signed(flash)
    const value =
      short.length <= cookieBytes ? short : signed({ kept: await store.put(JSON.stringify(flash), seconds) })
    reply.setCookie(cookieName(request, 'flash'), value, cookieOptions(request, { maxAge: seconds }))
  }

  async function take(request: FastifyRequest, reply: FastifyReply): Promise<Flash> {
    const cookie = request.cookies[cookieName(request, 'flash')]
    if (!cookie) return {}
    reply.clearCookie(cookieName(request, 'flash'), cookieOptions(request))
    const text = unsign(secret, 'flash', cookie)
    if (!text) return {}
    const flash = JSON.parse(Buffer.from(text, 'base64url').toString()) as Flash & { kept?: string }
    if (!flash.kept) return flash
    const stored = await store.take(flash.kept)
    return stored ? JSON.parse(stored) : {}
  }

  return { give, take }
}

/** In the database, so that any process can take it. Storing one also deletes the expired ones. */
export const flashStore = (db: Db): FlashStore => ({
  async put(flash, lifetime) {
    await db.deleteFrom('flashes').where('expires_at', '<', new Date()).execute()
    const expires_at = sql<Date>`now() + make_interval(secs => ${lifetime})`
    const { id } = await db
      .insertInto('flashes')
      .values({ flash, expires_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  async take(id) {
    const taken = await db
      .deleteFrom('flashes')
      .where('id', '=', id)
      .where('expires_at', '>', new Date())
      .returning('flash')
      .executeTakeFirst()
    return taken?.flash ?? null
  },
})
