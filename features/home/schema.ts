import type { JobBrief } from '#features/job-cards/schema.ts'
import type { HomeContent } from '#features/themes/schema.ts'

/** The props of home/home. */
export type HomePage = {
  content: HomeContent
  /** open jobs that anybody finds on this site */
  totals: { jobs: number; employers: number; remote: number }
  promoted: JobBrief[]
  newest: JobBrief[]
  /** the most jobs first */
  categories: { label: string; count: number; href: string }[]
  branches: { value: string; label: string }[]
}
