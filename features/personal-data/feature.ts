import type { Feature } from '#lib/feature.ts'
import { personalDataCron, personalDataTasks } from './tasks.ts'

export default {
  tasks: personalDataTasks,
  cron: personalDataCron,
  auditActions: {
    'privacy.export': { label: 'Copied personal data', says: 'made a copy of the data of {to}' },
  },
} satisfies Feature
