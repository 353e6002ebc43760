import type { Feature } from '#lib/feature.ts'
import { forgetCommentsBy } from './erasure.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  auditActions: {
    'comment.hide': { label: 'Hid a comment', says: 'hid a comment of {to}' },
    'comment.show': { label: 'Showed a comment', says: 'showed a comment of {to}' },
    'comment.delete': { label: 'Deleted a comment', says: 'deleted a comment of {to}' },
  },
  menuEntries: [
    {
      label: 'Comments',
      href: '/admin/comments',
      icon: 'edit',
      place: 'site',
      group: 'Content',
      order: 40,
      can: 'comments.moderate',
    },
  ],
  erase: [forgetCommentsBy],
} satisfies Feature
