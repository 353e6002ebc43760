import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'
import { personalDataCron, personalDataTasks } from './tasks.ts'

export default {
  routes: [routes],
  tasks: personalDataTasks,
  cron: personalDataCron,
  auditActions: {
    'privacy.export': { label: 'Copied personal data', says: 'made a copy of the data of {to}' },
    'privacy.copy-ask': { label: 'Asked for a copy of data', says: 'asked for a copy of {whose} data' },
    'privacy.copy-take': { label: 'Fetched a copy of data', says: 'fetched a copy of {whose} data' },
  },
} satisfies Feature
