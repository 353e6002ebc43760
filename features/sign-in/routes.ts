import type { App, Tools } from '#lib/web.ts'
import { addressLinkRoutes } from './address-links.ts'
import { forgotRoutes } from './forgot.ts'
import { loginRoutes } from './login.ts'
import { logoutRoutes } from './logout.ts'
import { notActivatedRoutes } from './not-activated.ts'
import { proveRoutes } from './prove.ts'
import { sessionRoutes } from './sessions.ts'
import { settingsRoutes } from './settings.ts'

const rooms = [
  loginRoutes,
  logoutRoutes,
  notActivatedRoutes,
  forgotRoutes,
  settingsRoutes,
  sessionRoutes,
  addressLinkRoutes,
  proveRoutes,
]

/** Sign-in, sign-out and account security. */
export default async function signInRoutes(app: App, tools: Tools) {
  for (const routes of rooms) await routes(app, tools)
}
