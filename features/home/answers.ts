import { z } from 'zod'
import { Status } from '#features/applications/answers.ts'
import { JobBrief } from '#features/job-cards/answers.ts'
import { ContentPage } from '#features/pages/answers.ts'
import { Completion } from '#features/profiles/answers.ts'
import { NewsItem } from '#features/rss/answers.ts'
import type { HomeContent } from '#features/themes/schema.ts'
import { Choice } from '#lib/answers.ts'

/** The props of home/member. */
export const MemberHome = z.object({
  firstName: z.string(),
  completion: Completion,
  /** what would help most now */
  next: z.object({ title: z.string(), text: z.string(), action: z.string(), href: z.string() }).nullable(),
  /** whether the site has the search for jobs */
  hasSearch: z.boolean(),
  /** ranked by the person's profile */
  fits: z.array(JobBrief),
  /** under way, the next step that is due first before the others */
  applications: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      href: z.string(),
      status: Status,
      nextStepOn: z.string().nullable(),
    }),
  ),
  /** jobs that mentors recommended and that are not marked as done */
  recommended: z.number(),
  /** `fresh`: new since the last mail about the search; `isMore`: at least as many */
  searches: z.array(
    z.object({ id: z.string(), name: z.string(), href: z.string(), fresh: z.number(), isMore: z.boolean() }),
  ),
  news: z.array(NewsItem),
})

/** The props of home/home, without the address for editors. */
export const HomePage = z.object({
  content: z.custom<HomeContent>().meta({ type: 'object' }),
  /** open jobs that anybody finds on this site; null where the search is switched off */
  totals: z.object({ jobs: z.number(), employers: z.number(), remote: z.number() }).nullable(),
  promoted: z.array(JobBrief),
  newest: z.array(JobBrief),
  /** the most jobs first */
  categories: z.array(z.object({ label: z.string(), count: z.number(), href: z.string() })),
  branches: z.array(Choice),
  /** the newest articles, where the news room is enabled */
  news: z.array(NewsItem),
})

/** The home page: made in the editor, a member's own, or the default. */
export const Home = z.union([ContentPage, MemberHome, HomePage.extend({ editHref: z.string().nullable() })])
