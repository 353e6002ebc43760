import type { Readable } from 'node:stream'
import { z } from 'zod'
import type { Db } from '#lib/db.ts'
import { forbidden, Invalid, notFound, Problem } from '#lib/problem.ts'
import { type App, representation } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { may } from '#spec/access.ts'
import { variantWidths } from '#ui/picture-variants.ts'
import type { Settings } from '../../config.ts'
import { accountFileRoutes } from './account-routes.ts'
import { purposeOf, purposes } from './purposes.ts'
import { fileFor } from './reading.ts'
import { UploadQuery } from './schema.ts'
import { factsOf, serveFile } from './serve.ts'
import { settleUpload } from './settle.ts'
import { receiveUpload } from './upload.ts'
import { promisedBy, uploadAddress } from './upload-address.ts'
import { serveVariant } from './variants.ts'

/** Where to PUT the file, and its address afterwards (document 3, section 7). */
const UploadAddress = z.object({ signedRequest: z.string(), url: z.string() })
const ByWidth = ById.extend({ width: z.coerce.number().pipe(z.literal(variantWidths)) })
const often = { points: 60, seconds: 600, by: 'account' } as const

/** Files: signed upload addresses (document 3, section 7), uploads and downloads. */
export default async function fileRoutes(app: App, { db, settings }: { db: Db; settings: Settings }) {
  const { secret } = settings

  app.get(
    '/user/generate-signed-upload-url',
    {
      schema: { querystring: UploadQuery, response: { 200: UploadAddress } },
      config: { can: 'account.use', limit: often },
    },
    async ({ viewer, site, query }, reply) => {
      const { type, uploadName: name } = query
      const purpose = query.purpose ?? purposeOf(viewer, type)
      if (!purposes[purpose].accepts.includes(type)) throw new Invalid({ type: purposes[purpose].otherwise })
      if (!may(viewer, purposes[purpose].can)) throw forbidden('Your account may not upload this.')
      reply.header('cache-control', 'private, no-store')
      return uploadAddress(db, secret, { ownerId: viewer!.id, themeId: site.id, purpose, name, type })
    },
  )

  await app.register(async (sending: App) => {
    // The body is a file of any type, read as a stream.
    sending.removeAllContentTypeParsers()
    sending.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    sending.put(
      '/user/uploads/:id',
      {
        schema: { params: ById, querystring: z.object({ signature: z.string().max(1000) }) },
        config: { can: 'public', fromOutside: true, limit: { ...often, by: 'address' } },
      },
      async (request, reply) => {
        const promised = promisedBy(secret, request.query.signature)
        if (!promised || promised.id !== request.params.id)
          throw forbidden('This upload address is invalid or has expired. Request a new one.')
        if (request.headers['content-type'] !== promised.type)
          throw new Problem(415, `This upload address is for ${promised.type}.`)
        if (Number(request.headers['content-length'] ?? 0) > promised.most)
          throw new Problem(413, 'Files should be smaller than 10 MB.', { connection: 'close' })
        const hold = app.arrival(request, reply, { isKnown: true })
        const stored = await receiveUpload(db, promised.id, counted(request.body as Readable, hold))
        if (stored.ok) return { ok: true, url: `/files/${stored.id}` }
        return reply.code(stored.isOurs ? 503 : 422).send({ errors: { file: stored.reason } })
      },
    )
  })

  app.get(
    '/files/:id',
    { schema: { params: ById }, config: { can: 'public' }, exposeHeadRoute: false },
    async (request, reply) => {
      const { viewer, params } = request
      let file = await fileFor(db, viewer, params.id)
      const settled = file || !viewer ? null : await settleUpload(db, viewer.id, params.id)
      if (settled && !settled.ok) {
        const status = settled.isOurs ? 503 : 422
        if (representation(request.headers) !== 'json') throw new Problem(status, settled.reason)
        return reply.code(status).send({ errors: { file: settled.reason } })
      }
      if (settled) file = await fileFor(db, viewer, params.id)
      if (!file) throw notFound('There is no such file, or your account may not read it.')
      if (representation(request.headers) !== 'json') return serveFile(db, request, reply, file)
      reply.header('cache-control', 'private, no-store')
      return factsOf(file)
    },
  )

  app.get(
    '/files/:id/:width',
    { schema: { params: ByWidth }, config: { can: 'public' }, exposeHeadRoute: false },
    async (request, reply) => {
      const { id, width } = request.params
      const file = await fileFor(db, request.viewer, id)
      if (!file) throw notFound('There is no such file, or your account may not read it.')
      if (representation(request.headers) !== 'json') return serveVariant(db, request, reply, file, width)
      reply.header('cache-control', 'private, no-store')
      return factsOf(file)
    },
  )

  await accountFileRoutes(app, db)
}

async function* counted(bytes: Readable, hold: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    hold(chunk.length)
    yield chunk
  }
}
