import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'
import { switchTasks } from './tell.ts'

export default {
  routes: [routes],
  tasksInWords: switchTasks,
  auditActions: {
    'account.switch': { label: 'Switched account', says: 'switched to the account of {to}' },
    'account.act': {
      label: 'Made a change while switched',
      says: ({ method, route }) => `made a change in the account of {to} (${method} ${route})`,
      saysName: true,
    },
    'account.return': {
      label: 'Came back from a switch',
      says: 'came back from the account of {to}',
      saysName: true,
    },
  },
} satisfies Feature
