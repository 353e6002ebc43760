import type { Feature } from '#lib/feature.ts'
import { applicantActions } from './audit-actions.ts'
import { newApplicants } from './new.ts'
import routes from './routes.ts'
import { applicantCron, applicantTasks } from './tasks.ts'

export default {
  routes: [routes],
  tasks: applicantTasks,
  cron: applicantCron,
  auditActions: applicantActions,
  menuEntries: [
    {
      label: 'Applicants',
      href: '/employer/applicants',
      icon: 'user',
      place: 'employer',
      group: 'Hiring',
      order: 20,
      can: 'candidates.view',
      short: 'Applicants',
      count: { of: newApplicants, word: 'new' },
    },
  ],
} satisfies Feature
