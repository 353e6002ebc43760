import { z } from 'zod'
import { done } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { themeMessages } from '#spec/messages.ts'
import { VariableChange } from '../look/schema.ts'
import { publishLook } from '../look-editor/versions.ts'
import { liveLook } from './live.ts'

/** All variables, each text or a number. */
const LiveLook = z.object({ id: z.uuid(), variables: VariableChange.required() })
const config = { can: 'themes.edit' } as const

/** The variables of a theme, changed at once (document 3, section 7: two addresses, one handler). */
export async function liveEditingRoutes(app: App, { db }: { db: Db }) {
  for (const url of ['/themes/:id', '/website-builder/site/:id']) {
    app.get(
      url,
      { schema: { params: ById, response: { 200: LiveLook } }, config },
      async (request, reply) => {
        const { id } = request.params
        const variables = await liveLook(db, request, id)
        return reply.header('cache-control', 'private, no-store').send({ id, variables })
      },
    )

    app.put(
      url,
      {
        schema: { params: ById, body: VariableChange, response: { 200: done(LiveLook.shape) } },
        preValidation: authorizeFirst(ById, ({ id }, request) => liveLook(db, request, id)),
        config,
      },
      async (request, reply) => {
        const { id } = request.params
        await db.transaction().execute((trx) => publishLook(trx, request, id, request.body))
        // The page that saved it reloads at once, perhaps before the notification has arrived.
        await app.sites.refresh()
        const variables = await liveLook(db, request, id)
        return reply.done({ message: themeMessages.saved, body: { id, variables } })
      },
    )
  }
}
