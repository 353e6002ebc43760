import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import type { Settings } from '../../config.ts'
import userCardRoutes from './card/routes.ts'
import userEditRoutes from './edit/routes.ts'
import userSearchRoutes from './search/routes.ts'

/** People: finding them, the card of one, and its form. */
export default async function userRoutes(app: App, tools: { db: Db; settings: Settings }) {
  await app.register(userSearchRoutes, tools)
  await app.register(userCardRoutes, tools)
  await app.register(userEditRoutes, tools)
}
