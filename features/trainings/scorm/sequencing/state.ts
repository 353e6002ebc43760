/** How far one person is in a course: kept after each step, as the library names it. */
export type Snapshot = {
  activityTree: unknown
  globalObjectives: Record<string, unknown>
  timestamp: string
  /** the item that was played last; null: the course is not under way */
  current: string | null
  suspended: string | null
  delivered: boolean
  /** what items share */
  shared: Record<string, string>
}
