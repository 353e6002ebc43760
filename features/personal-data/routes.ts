import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { recentAuthentication, requiredProofFor } from '#features/sign-in/index.ts'
import { accountById, subjectOf } from '#features/users/index.ts'
import { notFound, Problem } from '#lib/problem.ts'
import { limiter, tooOften } from '#lib/rate-limit.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { askForCopy, copyOf, isLink, takeCopy } from './copies.ts'
import { dataCopyMessages } from './messages.ts'
import { AskForCopy, CopyLink } from './schema.ts'

const config = { can: 'account.secure' } as const
const url = '/account/data'
const link = { querystring: CopyLink }
const ofPerson = '/admin/users/:id/data'
const byStaff = { can: 'users.copyData' } as const

/** "Your data": a copy of everything that is stored about a person, for the person, asked for by them or by staff. */
export default async function personalDataRoutes(app: App, { db, pool }: Tools) {
  const requireRecent = recentAuthentication(pool)
  const copiesADay = limiter(pool, 'data-copy', { points: 3, seconds: 86_400 })

  app.get(url, { config }, async (request, reply) => {
    const account = await own(request)
    return reply.page('personal-data/your-data', {
      email: account.email,
      copy: await copyOf(db, account.id),
      requiredProof: await requiredProofFor(db, request, account),
    })
  })

  app.post(url, { schema: { body: AskForCopy }, config }, async (request, reply) => {
    const account = await own(request)
    await requireRecent(request, reply, account, request.body.current, url)
    await limited(account.id)
    const asked = { userId: account.id, themeId: request.site.id, byStaff: false }
    const isNew = await askForCopy(db, request, asked)
    return reply.done({
      to: url,
      message: isNew ? dataCopyMessages.asked : dataCopyMessages.askedAlready,
      body: { copy: await copyOf(db, account.id) },
    })
  })

  app.get(`${url}/copy`, { schema: link, config }, async ({ viewer, query }, reply) =>
    reply.header('referrer-policy', 'same-origin').page('personal-data/fetch', {
      archive: (await isLink(db, viewer!.id, query.token))
        ? `${url}/copy/archive?token=${encodeURIComponent(query.token)}`
        : null,
    }),
  )

  // A GET with an effect, so that a browser saves it: it uses up the link, and is never cached.
  app.get(
    `${url}/copy/archive`,
    { schema: link, config: { ...config, sameOrigin: true }, exposeHeadRoute: false },
    async (request, reply) => {
      const { size, bytes } = await takeCopy(db, request, request.query.token)
      return reply
        .headers({
          'content-disposition': 'attachment; filename="your-data.zip"',
          'content-length': size,
          'cache-control': 'private, no-store',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        })
        .type('application/zip')
        .send(Readable.from(bytes))
    },
  )

  app.get(ofPerson, { schema: { params: ById }, config: byStaff }, async (request, reply) => {
    const { id, firstName, lastName } = await subjectOf(db, request, request.params.id, 'copyData')
    return reply.page('personal-data/person', {
      person: { id, firstName, lastName },
      copy: await copyOf(db, id),
    })
  })

  app.post(ofPerson, { schema: { params: ById }, config: byStaff }, async (request, reply) => {
    const { id, firstName, themeId } = await subjectOf(db, request, request.params.id, 'copyData')
    await limited(id)
    const asked = { userId: id, themeId: themeId ?? request.site.id, byStaff: true }
    const isNew = await askForCopy(db, request, asked)
    return reply.done({
      to: `/admin/users/${id}`,
      message: dataCopyMessages[isNew ? 'askedFor' : 'askedForAlready'](firstName),
      body: { copy: await copyOf(db, id) },
    })
  })

  async function limited(userId: string) {
    const wait = await copiesADay(userId)
    if (wait) throw new Problem(429, tooOften(wait), { 'retry-after': String(wait) })
  }

  async function own({ viewer }: FastifyRequest) {
    const account = await accountById(db, viewer!.id)
    if (!account) throw notFound()
    return account
  }
}
