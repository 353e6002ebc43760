import { z } from 'zod'
import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { fileUrl } from './files.ts'
import { fileMessages } from './messages.ts'
import { deleteOwnFile, ownFiles } from './own-files.ts'
import { FileField } from './schema.ts'
import { storeFile } from './store-file.ts'

const list = '/account/files'

/** A person's own files: list, quota, upload and delete. */
export async function accountFileRoutes(app: App, db: Db) {
  app.get(list, { config: { can: 'account.use' } }, async ({ viewer }, reply) =>
    reply.page('files/account', await ownFiles(db, viewer!.id)),
  )

  app.post(
    list,
    {
      schema: { body: z.object({ file: FileField }) },
      config: { can: 'account.use', files: 1, limit: { points: 60, seconds: 600, by: 'account' } },
    },
    async ({ viewer, site, body }, reply) => {
      const { name, bytes } = body.file
      const stored = await storeFile(db, {
        ownerId: viewer!.id,
        themeId: site.id,
        purpose: 'document',
        name,
        bytes,
      })
      if (!stored.ok) throw new Invalid({ file: stored.reason })
      return reply.done({
        to: list,
        message: fileMessages.added,
        status: 201,
        body: { url: fileUrl(stored.id) },
      })
    },
  )

  app.delete(
    `${list}/:id`,
    { schema: { params: ById }, config: { can: 'account.secure' } },
    async (request, reply) => {
      await deleteOwnFile(db, request, request.params.id)
      return reply.done({ to: list, message: fileMessages.deleted })
    },
  )
}
