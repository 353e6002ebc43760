import { z } from 'zod'
import { Status } from '#features/applications/answers.ts'
import { JobBrief } from '#features/job-cards/answers.ts'
import { ContentPage } from '#features/pages/answers.ts'
import { Completion } from '#features/profiles/answers.ts'
import { NewsItem } from '#features/rss/answers.ts'
import { SectionData } from '#features/sections/answers.ts'
import type { HomeContent } from '#features/themes/schema.ts'

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
export const HomePage = SectionData.extend({
  content: z.custom<HomeContent>().meta({ type: 'object' }),
  /** the page of the site whose containers are a section */
  own: ContentPage.nullable(),
  /** the source files of what is shown below the hero (app.ts) */
  contentViews: z.array(z.string()),
  /** those of them that a browser does not load with the page */
  stillViews: z.array(z.string()),
  pageCss: z.string(),
})

/** The home page: made in the editor, a member's own, or the default. */
export const Home = z.union([ContentPage, MemberHome, HomePage.extend({ editHref: z.string().nullable() })])
