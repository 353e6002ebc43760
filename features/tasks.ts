import type { Cron, Tasks } from '#lib/queue.ts'
import { feedCron, feedTasks } from './feeds/tasks.ts'
import { fileCron, fileTasks } from './files/tasks.ts'
import { leavingTasks } from './leaving.ts'
import { mailCron, mailTasks } from './mail/tasks.ts'
import { newsletterCron, newsletterTasks } from './newsletter/tasks.ts'
import { pictureTasks } from './pictures/tasks.ts'
import { savedSearchCron, savedSearchTasks } from './saved-searches/tasks.ts'
import { signInCron, signInTasks } from './sign-in/tasks.ts'
import { signUpCron, signUpTasks } from './sign-up/tasks.ts'

/** Every feature's background work: adding a feature's tasks is one line here. */
export const tasks: Tasks = {
  ...feedTasks,
  ...mailTasks,
  ...newsletterTasks,
  ...fileTasks,
  ...pictureTasks,
  ...signInTasks,
  ...signUpTasks,
  ...savedSearchTasks,
  ...leavingTasks,
}

/** What runs by the clock. */
export const cron: Cron[] = [
  ...feedCron,
  ...mailCron,
  ...newsletterCron,
  ...signInCron,
  ...fileCron,
  ...signUpCron,
  ...savedSearchCron,
]
