import type { Feature } from '#lib/feature.ts'
import { noticeRetention } from './retention.ts'
import routes from './routes.ts'
import { noticeCron, noticeTasks } from './tasks.ts'

export default {
  routes: [routes],
  tasks: noticeTasks,
  cron: noticeCron,
  menuEntries: [
    {
      label: 'Notices',
      href: '/notifications',
      icon: 'bell',
      place: 'account',
      order: 15,
      can: 'account.use',
    },
  ],
  retention: [noticeRetention],
} satisfies Feature
