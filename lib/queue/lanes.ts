import { type Lane, lanes, type Task, type Tasks } from './task.ts'

/** Puts a task in a lane; the default is `other`. */
export const inLane = (lane: Lane, task: Task): Task =>
  Object.assign((...args: Parameters<Task>) => task(...args), { lane })

/** The lanes that have tasks. `other` always exists: it runs the schedule. */
export function byLane(tasks: Tasks): { lane: Lane; slots: number; tasks: Tasks }[] {
  const named = Object.entries(tasks)
  return (Object.keys(lanes) as Lane[])
    .map((lane) => ({
      lane,
      slots: lanes[lane],
      tasks: Object.fromEntries(named.filter(([, task]) => (task.lane ?? 'other') === lane)),
    }))
    .filter(({ lane, tasks }) => lane === 'other' || Object.keys(tasks).length > 0)
}
