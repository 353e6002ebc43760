import type { TrackedApplication } from '#features/applications/schema.ts'
import type { JobBrief } from '#features/job-cards/schema.ts'
import type { Completion } from '#features/profiles/schema.ts'
import type { NewsItem } from '#features/rss/schema.ts'
import type { HomeContent } from '#features/themes/schema.ts'

/** The props of home/member. */
export type MemberHome = {
  firstName: string
  completion: Completion
  /** what would help most now */
  next: { title: string; text: string; action: string; href: string } | null
  /** whether the site has the search for jobs */
  hasSearch: boolean
  /** ranked by the person's profile */
  fits: JobBrief[]
  /** under way, the next step that is due first before the others */
  applications: Pick<
    TrackedApplication & { title: string; href: string },
    'id' | 'title' | 'href' | 'status' | 'nextStepOn'
  >[]
  /** jobs that mentors recommended and that are not marked as done */
  recommended: number
  /** `fresh`: new since the last mail about the search; `isMore`: at least as many */
  searches: { id: string; name: string; href: string; fresh: number; isMore: boolean }[]
  news: NewsItem[]
}

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
