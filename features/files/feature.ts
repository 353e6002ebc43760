import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'
import { fileCron, fileTasks } from './tasks.ts'

export default {
  routes: [routes],
  tasks: fileTasks,
  cron: fileCron,
  auditActions: {
    'dd214.delete': { label: 'Deleted the file of a DD214', says: 'deleted the file of {whose} DD214' },
    'dd214.read': { label: 'Opened a DD214', says: 'opened {whose} DD214' },
  },
  menuEntries: [
    {
      label: 'Files',
      href: '/account/files',
      icon: 'upload',
      place: 'account',
      order: 20,
      can: 'account.use',
    },
  ],
} satisfies Feature
