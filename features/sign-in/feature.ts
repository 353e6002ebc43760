import type { Feature } from '#lib/feature.ts'
import { signInActions } from './audit-actions.ts'
import routes from './routes.ts'
import { signInCron, signInTasks } from './tasks.ts'

export default {
  routes: [routes],
  tasks: signInTasks,
  cron: signInCron,
  auditActions: signInActions,
  menuEntries: [
    {
      label: 'Account settings',
      href: '/account',
      icon: 'lock',
      place: 'account',
      order: 80,
      can: 'account.use',
    },
    {
      label: 'Change my password',
      href: '/account/password',
      icon: 'key',
      place: 'action',
      order: 30,
      can: 'account.secure',
    },
  ],
} satisfies Feature
