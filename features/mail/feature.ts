import type { Feature } from '#lib/feature.ts'
import { forgetBounces } from '#lib/mail/suppressions.ts'
import { forgetMails } from '#lib/mail.ts'
import { mailMeasures } from './measures.ts'
import routes from './routes.ts'
import { mailCron, mailTasks } from './tasks.ts'

export default {
  measures: mailMeasures,
  routes: [routes],
  tasks: mailTasks,
  cron: mailCron,
  auditActions: {
    'mail.resend': { label: 'Resent an email', says: 'resent the email {to}' },
  },
  menuEntries: [
    {
      label: 'Email',
      href: '/admin/mail',
      icon: 'mail',
      place: 'administration',
      group: 'Running it',
      order: 100,
      can: 'mail.view',
    },
  ],
  erase: [forgetMails, forgetBounces],
} satisfies Feature
