import type { JobBrief } from '#features/jobs/schema.ts'

/** The props of favorites/list. */
export type FavoritesPage = {
  /** the last kept first; one that has ended is marked */
  jobs: (JobBrief & { isGone: boolean; savedAt: string })[]
  totalDocs: number
  page: number
  limit: number
}
