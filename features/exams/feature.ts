import type { Feature } from '#lib/feature.ts'
import adminRoutes from './admin/routes.ts'
import { sendReminders } from './reminders.ts'
import routes from './routes.ts'

export default {
  routes: [routes, adminRoutes],
  tasks: {
    async 'exams.remind'(_payload, { db, logger }) {
      const told = await sendReminders(db)
      if (told) logger.info({ told }, 'reminded people of exams')
    },
  },
  // Every hour of the morning in New York, so that a process that was down at one makes it good at the next.
  cron: [{ task: 'exams.remind', at: '20 12-18 * * *' }],
  auditActions: {
    'exam.create': { label: 'Added an exam', says: ({ name }) => `added the exam ${name}`, saysName: true },
    'exam.change': {
      label: 'Changed an exam',
      says: ({ name }) => `changed the exam ${name}`,
      saysName: true,
    },
    'exam.delete': {
      label: 'Deleted an exam',
      says: ({ name }) => `deleted the exam ${name}`,
      saysName: true,
    },
  },
  menuEntries: [
    // Of one city, so in the palette alone; its site has the module of the dashboard.
    {
      label: 'See city exams of New York',
      href: '/nyc-exams/list?active=true',
      icon: 'document',
      place: 'action',
      order: 40,
      can: 'account.use',
    },
    {
      label: 'City exams',
      href: '/admin/nyc-exams',
      icon: 'document',
      place: 'administration',
      group: 'Content',
      order: 145,
      can: 'exams.manage',
    },
  ],
} satisfies Feature
