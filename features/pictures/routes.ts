import { z } from 'zod'
import type { Db } from '#lib/db.ts'
import { foundFirst } from '#lib/found-first.ts'
import type { App } from '#lib/web.ts'
import { pictureMessages } from '#spec/messages.ts'
import { addPicture, deletePicture, describe, galleryOf, galleryThemeFor, pictureFor } from './pictures.ts'
import { GalleryQuery, NewPicture, PictureForm } from './schema.ts'

const ByTheme = z.object({ id: z.uuid() })
const ByPicture = z.object({ id: z.uuid(), pictureId: z.uuid() })
const config = { can: 'pages.edit' } as const
const base = '/admin/themes/:id/pictures'
const listOf = (themeId: string) => `/admin/themes/${themeId}/pictures`

/** The gallery of a site (document 3, section 2), for those who edit its pages. */
export default async function pictureRoutes(app: App, { db }: { db: Db }) {
  const theme = foundFirst(ByTheme, ({ id }, { viewer }) => galleryThemeFor(db, viewer, id))
  const picture = foundFirst(ByPicture, async ({ id, pictureId }, { viewer }) => {
    await galleryThemeFor(db, viewer, id)
    await pictureFor(db, id, pictureId)
  })

  app.get(
    base,
    { schema: { params: ByTheme, querystring: GalleryQuery }, config },
    async ({ viewer, params, query }, reply) => {
      const found = await galleryThemeFor(db, viewer, params.id)
      return reply.page('pictures/list', await galleryOf(db, found, query.page))
    },
  )

  app.post(
    base,
    {
      schema: { params: ByTheme, body: NewPicture },
      preValidation: theme,
      config: { ...config, files: 1, limit: { points: 120, seconds: 600, by: 'account' } },
    },
    async (request, reply) => {
      const { id } = request.params
      const added = await addPicture(db, request, id, request.body)
      if ('refused' in added) return reply.back({ file: added.refused })
      return reply.done({ to: listOf(id), message: pictureMessages.added, body: added, status: 201 })
    },
  )

  // A form without script can only post.
  app.route({
    method: ['PUT', 'POST'],
    url: `${base}/:pictureId`,
    schema: { params: ByPicture, body: PictureForm },
    preValidation: picture,
    config,
    handler: async (request, reply) => {
      const { id, pictureId } = request.params
      await describe(db, request, id, await pictureFor(db, id, pictureId), request.body.alt)
      return reply.done({ to: listOf(id), message: pictureMessages.saved })
    },
  })

  app.delete(
    `${base}/:pictureId`,
    {
      schema: { params: ByPicture },
      preValidation: picture,
      config,
    },
    async (request, reply) => {
      const { id, pictureId } = request.params
      const refused = await deletePicture(db, request, id, await pictureFor(db, id, pictureId))
      if (refused) return reply.back({ [`picture-${pictureId}`]: refused })
      return reply.done({ to: listOf(id), message: pictureMessages.deleted })
    },
  )
}
