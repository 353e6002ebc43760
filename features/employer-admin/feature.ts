import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'
import { employerCron, employerTasks } from './tasks.ts'
import { waitingEmployers } from './waiting.ts'

export default {
  routes: [routes],
  tasks: employerTasks,
  cron: employerCron,
  menuEntries: [
    {
      label: 'Employers',
      href: '/admin/employers',
      icon: 'building',
      place: 'administration',
      group: 'People',
      order: 15,
      can: 'employers.manage',
      short: 'Employers',
      count: { of: waitingEmployers, word: 'waiting' },
    },
  ],
} satisfies Feature
