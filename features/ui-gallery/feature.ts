import type { Feature } from '#lib/feature.ts'
import { uiGallery } from './routes.ts'

export default {
  routes: [uiGallery],
} satisfies Feature
