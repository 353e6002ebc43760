import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'

export default { routes: [routes] } satisfies Feature
