import { z } from 'zod'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { pictureMessages } from '#spec/messages.ts'
import {
  addPicture,
  deletePicture,
  describePicture,
  galleryOf,
  galleryThemeFor,
  pictureFor,
} from './pictures.ts'
import { GalleryQuery, NewPicture, PictureForm } from './schema.ts'

const ByPicture = ById.extend({ pictureId: z.uuid() })
const config = { can: 'pages.edit' } as const
const base = '/admin/themes/:id/pictures'

/** The gallery of a site (document 3, section 2), for those who edit its pages. */
export default async function pictureRoutes(app: App, { db }: { db: Db }) {
  const theme = authorizeFirst(ById, ({ id }, { viewer }) => galleryThemeFor(db, viewer, id))
  const picture = authorizeFirst(ByPicture, async ({ id, pictureId }, { viewer }) => {
    await galleryThemeFor(db, viewer, id)
    await pictureFor(db, id, pictureId)
  })

  app.get(
    base,
    { schema: { params: ById, querystring: GalleryQuery }, config },
    async ({ viewer, params, query }, reply) => {
      const found = await galleryThemeFor(db, viewer, params.id)
      return reply.page('pictures/list', await galleryOf(db, found, query))
    },
  )

  app.post(
    base,
    {
      schema: { params: ById, body: NewPicture },
      preValidation: theme,
      config: { ...config, files: 1, limit: { points: 120, seconds: 600, by: 'account' } },
    },
    async (request, reply) => {
      const { id } = request.params
      const picture = await addPicture(db, request, id, request.body)
      return reply.done({
        to: `/admin/themes/${id}/pictures`,
        message: pictureMessages.added,
        body: { picture },
        status: 201,
      })
    },
  )

  app.put(
    `${base}/:pictureId`,
    {
      schema: { params: ByPicture, body: PictureForm },
      preValidation: picture,
      config,
    },
    async (request, reply) => {
      const { id, pictureId } = request.params
      await describePicture(db, request, id, await pictureFor(db, id, pictureId), request.body.alt)
      return reply.done({ message: pictureMessages.saved })
    },
  )

  app.delete(
    `${base}/:pictureId`,
    {
      schema: { params: ByPicture },
      preValidation: picture,
      config,
    },
    async (request, reply) => {
      const { id, pictureId } = request.params
      await deletePicture(db, request, id, await pictureFor(db, id, pictureId))
      return reply.done({ message: pictureMessages.deleted })
    },
  )
}
