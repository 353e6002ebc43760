import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { done } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { Db } from '#lib/db.ts'
import { UnmodifiedSince } from '#lib/optimistic-lock.ts'
import { type App, representation } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { liveLook, ownLook } from '../live/live.ts'
import { LookChange } from '../look/schema.ts'
import {
  type Conflicts,
  discardDraft,
  lookState,
  reservedFor,
  saveDraft,
  storeDraft,
  withoutKeys,
} from './draft.ts'
import { lookFile, readLookFile } from './file.ts'
import { lookMessages } from './messages.ts'
import { cancelPlan, planLook } from './plan.ts'
import { sendPage, siteInLook } from './preview.ts'
import { ByVersion, DraftForm, ImportForm, PreviewQuery, PublishForm } from './schema.ts'
import { bringBack, publishDraft, publishLook, versionLook } from './versions.ts'

const base = '/website-builder/site/:id/look'
const config = { can: 'themes.edit' } as const
const editorOf = (id: string) => `/website-builder/customize/${id}`

const Look = LookChange.required()
const moment = z.object({ at: z.string(), by: z.string().nullable() })
const State = z.object({
  live: Look,
  draft: Look,
  saved: moment.nullable(),
  version: moment.extend({ number: z.number().int() }).nullable(),
})
const Saved = {
  state: State,
  /** settings that somebody else has changed meanwhile, with their values: these were not saved */
  conflicts: z.record(z.string(), z.object({ value: z.string(), by: z.string().nullable() })),
}

/** The draft of a site's look, its publications, and its pages in them. The editor is the screen of the website builder. */
export async function lookEditorRoutes(app: App, { db }: { db: Db }) {
  const allowed = ({ id }: { id: string }, request: FastifyRequest) => liveLook(db, request, id)
  const preValidation = authorizeFirst(ById, allowed)

  /** Who edits the site but not its look sees what is live. */
  async function previewed({ viewer }: FastifyRequest, id: string, { version, of }: PreviewQuery) {
    const { look, mayEdit } = await ownLook(db, viewer, id)
    if (!mayEdit || of === 'live') return look
    return version ? versionLook(db, id, version) : (await lookState(db, id)).draft
  }

  app.put(
    base,
    { schema: { params: ById, body: DraftForm, response: { 200: done(Saved) } }, preValidation, config },
    async (request, reply) => {
      const { id } = request.params
      const conflicts = await db.transaction().execute((trx) => saveDraft(trx, request, id, request.body))
      if (Object.keys(conflicts).length && representation(request.headers) !== 'json')
        return reply.back(sentencesOf(conflicts))
      const body = { state: await lookState(db, id), conflicts }
      return reply.done({ to: editorOf(id), message: lookMessages.saved, body })
    },
  )

  app.delete(
    base,
    { schema: { params: ById, response: { 200: done() } }, preValidation, config },
    async (request, reply) => {
      const { id } = request.params
      await db.transaction().execute(async (trx) => {
        const { live, draft } = await lookState(trx, id)
        const reserved = await reservedFor(trx, request.viewer, id)
        const others = Object.fromEntries(reserved.map((key) => [key, draft[key]]))
        if (reserved.length) await storeDraft(trx, request, id, { live, draft: { ...live, ...others } })
        else await discardDraft(trx, id)
      })
      return reply.done({ to: editorOf(id), message: lookMessages.discarded })
    },
  )

  app.post(
    `${base}/publish`,
    {
      schema: { params: ById, querystring: UnmodifiedSince, body: PublishForm, response: { 200: done() } },
      preValidation,
      config,
    },
    async (request, reply) => {
      const { id } = request.params
      const { body, query } = request
      const isLater = body.when === 'later'
      const plan: typeof publishLook = (trx, actor, of, look) => planLook(trx, actor, of, look, body)
      await db
        .transaction()
        .execute((trx) => publishDraft(trx, request, id, query, isLater ? plan : publishLook))
      if (isLater) return reply.done({ to: editorOf(id), message: lookMessages.planned })
      await app.sites.refresh()
      return reply.done({ to: editorOf(id), message: lookMessages.published })
    },
  )

  app.delete(
    `${base}/plan`,
    { schema: { params: ById, response: { 200: done() } }, preValidation, config },
    async (request, reply) => {
      const { id } = request.params
      await db.transaction().execute((trx) => cancelPlan(trx, request, id))
      return reply.done({ to: editorOf(id), message: lookMessages.canceled })
    },
  )

  app.post(
    `${base}/versions/:number`,
    {
      schema: { params: ByVersion, response: { 200: done() } },
      preValidation: authorizeFirst(ByVersion, allowed),
      config,
    },
    async (request, reply) => {
      const { id, number } = request.params
      await db.transaction().execute((trx) => bringBack(trx, request, id, number))
      await app.sites.refresh()
      return reply.done({ to: editorOf(id), message: lookMessages.back(number) })
    },
  )

  app.get(`${base}/export`, { schema: { params: ById }, preValidation, config }, async (request, reply) => {
    const { id } = request.params
    const { draft } = await lookState(db, id)
    const { name } = await db
      .selectFrom('themes')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="look.json"')
      .send(lookFile(name, draft))
  })

  app.post(
    `${base}/import`,
    { schema: { params: ById, body: ImportForm, response: { 200: done(Saved) } }, preValidation, config },
    async (request, reply) => {
      const { id } = request.params
      const look = readLookFile(request.body.file)
      await db.transaction().execute(async (trx) => {
        const own = withoutKeys(look, await reservedFor(trx, request.viewer, id))
        await saveDraft(trx, request, id, own)
      })
      const body = { state: await lookState(db, id), conflicts: {} }
      return reply.done({ to: editorOf(id), message: lookMessages.imported, body })
    },
  )

  app.get(
    `${base}/preview`,
    { schema: { params: ById, querystring: PreviewQuery }, config },
    async (request, reply) => {
      const { id } = request.params
      const look = await previewed(request, id, request.query)
      return sendPage(request, reply, await siteInLook(db, id, look), request.query.path)
    },
  )
}

const sentencesOf = (conflicts: Conflicts) =>
  Object.fromEntries(
    Object.entries(conflicts).map(([key, { value, by }]) => [key, lookMessages.chosenMeanwhile(by, value)]),
  )
