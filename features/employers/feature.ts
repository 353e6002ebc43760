import type { Feature } from '#lib/feature.ts'
import { employerActions } from './audit-actions.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  auditActions: employerActions,
} satisfies Feature
