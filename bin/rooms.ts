// What the rooms give together has to fit. Part of npm run check, since two rooms that are whole by themselves may collide.
import { features } from '../features/list.ts'

const twice = (names: string[]) => names.filter((one, at) => names.indexOf(one) !== at)

/** What does not fit, in words. */
export function roomFaults(): string[] {
  const { menuEntries, cron, tasks } = features({ development: true, demo: true })
  return [
    ...twice(menuEntries.map(({ place, href }) => `${place} ${href}`)).map(
      (entry) => `Two menu entries have the same place and address: ${entry}`,
    ),
    ...twice(menuEntries.map(({ place, order }) => `${place} ${order}`)).map(
      (entry) => `Two menu entries have the same place and order: ${entry}`,
    ),
    ...cron
      .filter(({ task }) => !(task in tasks))
      .map(({ task }) => `No room has the task that runs by the clock: ${task}`),
  ]
}
