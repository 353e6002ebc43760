import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'
import { paymentCron } from './tasks.ts'

export default {
  routes: [routes],
  cron: paymentCron,
} satisfies Feature
