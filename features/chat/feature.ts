import type { Feature } from '#lib/feature.ts'
import { messageRetention } from './retention.ts'
import routes from './routes.ts'
import { chatTasks } from './tasks.ts'

export default {
  routes: [routes],
  tasks: chatTasks,
  auditActions: {
    'chat.kept': { label: 'Kept reported messages', says: 'kept reported messages of {to}' },
    'chat.removed': { label: 'Removed reported messages', says: 'removed reported messages of {to}' },
  },
  menuEntries: [
    {
      ...{
        label: 'Messages',
        href: '/chat',
        icon: 'message',
        place: 'member',
        group: 'People',
        short: 'Messages',
      },
      ...{ order: 35, can: 'chat.use', application: 'chat' },
    },
    {
      ...{ label: 'Reported messages', href: '/admin/chat-reports', icon: 'flag', place: 'administration' },
      ...{ group: 'People', order: 65, can: 'reports.decide' },
    },
  ],
  retention: [messageRetention],
} satisfies Feature
