import { chosen } from '#lib/audit/words.ts'
import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'
import { auditCron, auditTasks } from './tasks.ts'

export default {
  routes: [routes],
  tasks: auditTasks,
  cron: auditCron,
  auditActions: {
    'audit.export': {
      label: 'Exported the audit trail',
      says: (facts) => `exported the audit trail${chosen(facts)}`,
    },
    'instance.live': { label: 'Went live', says: 'said that this database is the live one' },
    'access.refused': {
      label: 'Was refused access',
      says: ({ method, address }) => `was refused: ${method} ${address}`,
    },
  },
  menuEntries: [
    {
      label: 'Audit trail',
      href: '/admin/audit',
      icon: 'clock',
      place: 'administration',
      group: 'Running it',
      order: 110,
      can: 'audit.view',
    },
  ],
} satisfies Feature
