import type { Feature } from '#lib/feature.ts'
import { privacyCron, privacyTasks } from './tasks.ts'

export default { tasks: privacyTasks, cron: privacyCron } satisfies Feature
