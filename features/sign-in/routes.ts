import type { App } from '#lib/web.ts'
import type { Tools } from '../list.ts'
import { forgotRoutes } from './forgot.ts'
import { loginRoutes } from './login.ts'
import { logoutRoutes } from './logout.ts'
import { notActivatedRoutes } from './not-activated.ts'
import { sessionRoutes } from './sessions.ts'
import { settingsRoutes } from './settings.ts'

const rooms = [loginRoutes, logoutRoutes, notActivatedRoutes, forgotRoutes, settingsRoutes, sessionRoutes]

/** In and out, and what keeps an account safe. */
export default async function signInRoutes(app: App, tools: Tools) {
  for (const routes of rooms) await routes(app, tools)
}
