import type { Feature } from '#lib/feature.ts'
import { leaveQuizzes } from './drop-files.ts'
import routes from './routes.ts'
import staffRoutes from './staff-routes.ts'

export default {
  routes: [routes, staffRoutes],
  leaveSite: leaveQuizzes,
  auditActions: {
    'quiz.create': { label: 'Added a quiz', says: 'added the quiz {to}' },
    'quiz.change': { label: 'Changed a quiz', says: 'changed the quiz {to}' },
    'quiz.delete': { label: 'Deleted a quiz', says: 'deleted the quiz {to}' },
  },
  menuEntries: [
    {
      label: 'Quizzes',
      href: '/quizzes',
      icon: 'document',
      place: 'member',
      group: 'Learning',
      order: 60,
      can: 'learning.use',
    },
  ],
} satisfies Feature
