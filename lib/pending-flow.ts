import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, cookieOptions } from './cookies.ts'
import type { Db } from './db.ts'

/**
 * What a browser has begun and must finish within minutes: a second factor, single sign-on, a passkey. The server keeps
 * what it must remember; the browser that began holds a token to it, and nothing else.
 */
export type PendingFlow<Data> = {
  begin(db: Db, request: FastifyRequest, reply: FastifyReply, data: Data): Promise<void>
  /** What was begun; null when nothing was, or too long ago. */
  read(db: Db, request: FastifyRequest): Promise<Data | null>
  /** The same for the one who finishes it: once, even when two ask at the same time. */
  consume(db: Db, request: FastifyRequest, reply: FastifyReply): Promise<Data | null>
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** @param purpose names the cookie too */
export function pendingFlow<Data extends object>(purpose: string, minutes: number): PendingFlow<Data> {
  const cookie = (request: FastifyRequest) => cookieName(request, purpose)
  const tokenOf = (request: FastifyRequest) => hashOf(request.cookies[cookie(request)] ?? '')
  return {
    async begin(db, request, reply, data) {
      const token = randomBytes(32).toString('base64url')
      const expires_at = new Date(Date.now() + minutes * 60_000)
      await db
        .insertInto('pending_flows')
        .values({ token_hash: hashOf(token), purpose, data: JSON.stringify(data), expires_at })
        .execute()
      reply.setCookie(cookie(request), token, cookieOptions(request, { maxAge: minutes * 60 }))
    },
    async read(db, request) {
      const row = await db
        .selectFrom('pending_flows')
        .select('data')
        .where('token_hash', '=', tokenOf(request))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', new Date())
        .executeTakeFirst()
      return (row?.data as Data | undefined) ?? null
    },
    async consume(db, request, reply) {
      reply.clearCookie(cookie(request), cookieOptions(request))
      const row = await db
        .deleteFrom('pending_flows')
        .where('token_hash', '=', tokenOf(request))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', new Date())
        .returning('data')
        .executeTakeFirst()
      return (row?.data as Data | undefined) ?? null
    },
  }
}
