import type { Feature } from '#lib/feature.ts'
import { secondFactorActions } from './audit-actions.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  auditActions: secondFactorActions,
} satisfies Feature
