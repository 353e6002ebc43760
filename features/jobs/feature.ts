import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'
import { jobSeries } from './sitemap.ts'
import { jobCron, jobTasks } from './tasks.ts'

export default {
  routes: [routes],
  tasks: jobTasks,
  cron: jobCron,
  sitemap: { series: jobSeries },
} satisfies Feature
