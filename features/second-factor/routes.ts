import type { App } from '#lib/web.ts'
import type { Tools } from '../list.ts'
import { challengeRoutes } from './challenge.ts'
import { lossRoutes } from './loss-routes.ts'
import { passkeySignInRoutes } from './passkey-sign-in.ts'
import { setupRoutes } from './setup-routes.ts'

/** What one shows besides a password: at sign-in, and to set it up. */
export default async function secondFactorRoutes(app: App, tools: Tools) {
  await setupRoutes(app, tools)
  await challengeRoutes(app, tools)
  await passkeySignInRoutes(app, tools)
  await lossRoutes(app, tools)
}
