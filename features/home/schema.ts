import type { JobBrief } from '#features/job-cards/schema.ts'
import type { NewsItem } from '#features/rss/schema.ts'
import type { HomeContent } from '#features/themes/schema.ts'

/** The props of home/home. */
export type HomePage = {
  content: HomeContent
  /** open jobs that anybody finds on this site; null where the search is switched off */
  totals: { jobs: number; employers: number; remote: number } | null
  promoted: JobBrief[]
  newest: JobBrief[]
  /** the most jobs first */
  categories: { label: string; count: number; href: string }[]
  branches: { value: string; label: string }[]
  /** the newest articles, where the news room is enabled */
  news: NewsItem[]
}
