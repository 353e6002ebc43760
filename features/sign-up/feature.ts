import type { Feature } from '#lib/feature.ts'
import { forgetDraftsOf } from './drafts.ts'
import routes from './routes.ts'
import { signUpCron, signUpTasks } from './tasks.ts'

export default {
  routes: [routes],
  tasks: signUpTasks,
  cron: signUpCron,
  auditActions: {
    'user.sign-up': { label: 'Signed up', says: 'signed up', own: true },
    'user.activate': { label: 'Activated an account', says: 'activated {whose} account', own: true },
  },
  erase: [forgetDraftsOf],
} satisfies Feature
