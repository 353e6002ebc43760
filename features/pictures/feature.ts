import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'
import { pictureTasks } from './tasks.ts'

export default {
  routes: [routes],
  tasks: pictureTasks,
  auditActions: {
    'picture.add': { label: 'Added a picture', says: 'added the picture {to}' },
    'picture.describe': { label: 'Described a picture', says: 'described the picture {to}' },
    'picture.delete': { label: 'Deleted a picture', says: 'deleted the picture {to}' },
  },
} satisfies Feature
