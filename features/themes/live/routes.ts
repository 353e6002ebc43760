import { z } from 'zod'
import type { Db } from '#lib/db.ts'
import { foundFirst } from '#lib/found-first.ts'
import type { App } from '#lib/web.ts'
import { themeMessages } from '#spec/messages.ts'
import { saveLook } from '../admin/save.ts'
import { LookChange } from '../admin/schema.ts'
import { liveLook } from './live.ts'

const ById = z.object({ id: z.uuid() })
const config = { can: 'themes.edit' } as const

/** The variables of a theme, edited on the site itself (document 3, section 7: two addresses, one handler). */
export async function liveEditingRoutes(app: App, { db }: { db: Db }) {
  for (const url of ['/themes/:id', '/website-builder/site/:id']) {
    app.get(url, { schema: { params: ById }, config }, async (request, reply) => {
      const { id } = request.params
      const variables = await liveLook(db, request, id)
      return reply.header('cache-control', 'private, no-store').send({ id, variables })
    })

    app.put(
      url,
      {
        schema: { params: ById, body: LookChange },
        preValidation: foundFirst(ById, ({ id }, request) => liveLook(db, request, id)),
        config,
      },
      async (request, reply) => {
        const { id } = request.params
        await db.transaction().execute((trx) => saveLook(trx, request, id, request.body))
        // Who saved it loads the page anew, perhaps before the notification has come round.
        await app.sites.refresh()
        const variables = await liveLook(db, request, id)
        return reply.done({ message: themeMessages.saved, body: { id, variables } })
      },
    )
  }
}
