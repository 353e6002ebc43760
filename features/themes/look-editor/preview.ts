import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import { withLook } from '../look/look.ts'
import type { LookChange } from '../look/schema.ts'
import { type Site, siteOf } from '../sites.ts'
import { lookMessages } from './messages.ts'

/**
 * Sites in the look of a draft, for the moment of one answer: the request that renders the page is made by the handler that
 * has checked who asks, with a key that nobody else ever learns.
 */
const shown = new Map<string, Site>()
const keyHeader = 'x-look-preview'

/** The site that a request of our own shows; undefined for every other. */
export const previewedSite = ({ headers }: Pick<FastifyRequest, 'headers'>): Site | undefined =>
  shown.get(String(headers[keyHeader] ?? ''))

/** A theme in another look, as its visitors would see it. @throws Problem 404 */
export async function siteInLook(db: Db, id: string, look: LookChange): Promise<Site> {
  const theme = await db.selectFrom('themes').selectAll().where('id', '=', id).executeTakeFirst()
  if (!theme) throw notFound('There is no such site.')
  return { ...siteOf({ ...theme, ...withLook(theme, look) } as never, null), isPreview: true }
}

/** Answers with a page of that site as a visitor sees it: without script, and kept by nobody. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  path: string,
): Promise<FastifyReply> {
  const key = randomUUID()
  shown.set(key, site)
  try {
    const answer = await request.server.inject({
      url: path,
      remoteAddress: request.ip,
      headers: { host: request.headers.host, accept: 'text/html', [keyHeader]: key },
    })
    const to = answer.headers.location
    if (to && !String(to).startsWith('/')) throw notFound(lookMessages.noPage)
    if (to) return reply.redirect(addressOf(request, String(to)), 303)
    if (!String(answer.headers['content-type']).startsWith('text/html')) throw notFound(lookMessages.noPage)
    return reply
      .code(answer.statusCode)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', answer.headers['content-security-policy'])
      .send(answer.body)
  } finally {
    shown.delete(key)
  }
}

/** The same preview of another page. */
function addressOf({ url }: FastifyRequest, path: string): string {
  const [address, query] = url.split('?')
  const wanted = new URLSearchParams(query)
  wanted.set('path', path)
  return `${address}?${wanted}`
}
