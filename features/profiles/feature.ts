import type { Feature } from '#lib/feature.ts'
import { dd214Retention } from './retention.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  auditActions: {
    'dd214.upload': { label: 'Uploaded a DD214', says: 'uploaded {whose} DD214' },
    'dd214.remove': { label: 'Removed a DD214', says: 'removed {whose} DD214' },
    'dd214.validate': { label: 'Validated a DD214', says: 'validated {whose} DD214' },
    'dd214.reject': { label: 'Rejected a DD214', says: 'rejected {whose} DD214' },
  },
  menuEntries: [
    {
      label: 'Profile',
      href: ({ id }) => `/profile/${id}`,
      icon: 'user',
      place: 'account',
      order: 10,
      can: 'account.use',
    },
    {
      label: 'Complete my profile',
      href: ({ id }) => `/profile/${id}/edit`,
      icon: 'edit',
      place: 'action',
      order: 20,
      can: 'account.use',
    },
  ],
  retention: [dd214Retention],
} satisfies Feature
