import type { Feature } from '#lib/feature.ts'
import invitationRoutes from './invitation/routes.ts'
import routes from './routes.ts'
import settingsRoutes from './settings/routes.ts'
import { employerSignUpTasks } from './tasks.ts'

export default {
  routes: [routes, invitationRoutes, settingsRoutes],
  tasks: employerSignUpTasks,
  sitemap: { pages: () => [{ href: '/employer/signup' }] },
} satisfies Feature
