import type { Feature } from '#lib/feature.ts'
import { paymentMeasures } from './measures.ts'
import routes from './routes.ts'
import { paymentCron } from './tasks.ts'

export default {
  measures: paymentMeasures,
  routes: [routes],
  cron: paymentCron,
} satisfies Feature
