import type { Feature } from '#lib/feature.ts'
import { applicationRetention } from './retention.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  auditActions: {
    'resume.read': {
      label: 'Opened a mailed resume',
      says: 'opened {whose} resume by the link of an application',
    },
  },
  menuEntries: [
    {
      label: 'Applications',
      href: '/jobs/applications',
      icon: 'briefcase',
      place: 'member',
      group: 'Jobs',
      order: 20,
      can: 'job.apply',
      short: 'Applied',
    },
  ],
  retention: [applicationRetention],
} satisfies Feature
