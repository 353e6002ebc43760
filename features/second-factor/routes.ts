import type { App, Tools } from '#lib/web.ts'
import { challengeRoutes } from './challenge.ts'
import { lossRoutes } from './loss-routes.ts'
import { passkeySignInRoutes } from './passkey-sign-in.ts'
import { setupRoutes } from './setup-routes.ts'

/** Second factors: set up, asked for at sign-in, removed by staff after a loss. */
export default async function secondFactorRoutes(app: App, tools: Tools) {
  await setupRoutes(app, tools)
  await challengeRoutes(app, tools)
  await passkeySignInRoutes(app, tools)
  await lossRoutes(app, tools)
}
