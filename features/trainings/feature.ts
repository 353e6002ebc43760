import { z } from 'zod'
import type { Feature } from '#lib/feature.ts'
import adminRoutes from './admin-routes.ts'
import { completeAfterQuiz } from './progress.ts'
import routes from './routes.ts'
import scormRoutes from './scorm/routes.ts'

const Submitted = z.object({ userId: z.uuid(), quizId: z.uuid() })

export default {
  routes: [routes, scormRoutes, adminRoutes],
  tasks: {
    /** sent by features/quizzes */
    async 'quizzes.submitted'(payload, { db }) {
      const { userId, quizId } = Submitted.parse(payload)
      await completeAfterQuiz(db, userId, quizId)
    },
  },
  auditActions: {
    'training.create': { label: 'Added a training', says: 'added the training {to}' },
    'training.change': { label: 'Changed a training', says: 'changed the training {to}' },
    'training.delete': { label: 'Deleted a training', says: 'deleted the training {to}' },
  },
  menuEntries: [
    {
      label: 'Trainings',
      href: '/trainings',
      icon: 'book',
      place: 'member',
      group: 'Learning',
      order: 50,
      can: 'learning.use',
    },
    {
      label: 'Edit trainings',
      href: '/admin/trainings',
      icon: 'book',
      place: 'site',
      group: 'Learning',
      order: 200,
      can: 'learning.manage',
    },
    {
      label: 'Edit trainings',
      href: '/admin/trainings',
      icon: 'book',
      place: 'employer',
      group: 'Company',
      order: 260,
      can: 'employer.use',
    },
  ],
} satisfies Feature
