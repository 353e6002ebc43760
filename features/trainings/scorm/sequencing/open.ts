import type { Engine } from './engine.ts'

/**
 * Plays the item that is asked for; otherwise what was being played, or what was put aside, or what comes next, or the course from
 * its beginning.
 * @returns its id; null when the rules let nothing be played
 */
export function open(engine: Engine, asked?: string): string | null {
  const { activities, request, played } = engine
  const now = played()
  if (now !== null && (asked === undefined || asked === now)) return now
  if (asked !== undefined) return request('choice', asked) ? played() : null
  const ways = [
    () => !activities.currentActivity && activities.suspendedActivity && request('resumeAll'),
    () => activities.currentActivity && request('continue'),
    // What has ended begins again: as when somebody wants to look at it once more.
    () => activities.currentActivity && request('exitAll') && false,
    () => request('start'),
    // Without flow, the standard lets the learner choose: it begins with the first item that may be chosen.
    ...activities
      .getAllActivities()
      .filter(({ children }) => children.length === 0)
      .map(
        ({ id }) =>
          () =>
            request('choice', id),
      ),
  ]
  for (const way of ways) if (way() && played() !== null) return played()
  return null
}
