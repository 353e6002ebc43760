import { z } from 'zod'
import { JobBrief } from '#features/job-cards/answers.ts'
import { TrainingCard } from '#features/learning-cards/answers.ts'
import { NewsItem } from '#features/rss/answers.ts'
import { Choice } from '#lib/answers.ts'

/** What sections show that is not written by the owner of the site; only what they need is looked up. */
export const SectionData = z.object({
  /** open jobs that anybody finds on this site; null where the search is switched off */
  totals: z.object({ jobs: z.number(), employers: z.number(), remote: z.number() }).nullable(),
  promoted: z.array(JobBrief),
  newest: z.array(JobBrief),
  /** the newest around the place that the site names, and for the military code that it names */
  near: z.array(JobBrief),
  matching: z.array(JobBrief),
  /** where there are more of them */
  more: z.object({ newest: z.string(), near: z.string(), matching: z.string() }),
  /** by the id of a job above, where it has one: 'Dec 4', on the calendar of the site */
  closing: z.record(z.string(), z.string()),
  /** by the id of a job above, where its ZIP code is known: 'Marlow' */
  counties: z.record(z.string(), z.string()),
  /** the most jobs first */
  categories: z.array(z.object({ label: z.string(), count: z.number(), href: z.string() })),
  branches: z.array(Choice),
  /** on the calendar of the site: '2026-11-26' */
  today: z.string(),
  /** the newest articles, where the news room is enabled */
  news: z.array(NewsItem),
  /** that everybody may take, promoted ones first */
  trainings: z.array(TrainingCard),
  /** those that take gifts; amounts in cents */
  fundraisers: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      raised: z.number(),
      goal: z.number(),
      percentage: z.number(),
      gifts: z.number(),
    }),
  ),
})

const Place = z.object({ label: z.string(), href: z.string(), text: z.string().optional() })

/** The props of sections/directory. */
export const Directory = z.object({
  q: z.string(),
  zip: z.string(),
  /** none serves this ZIP code: all are listed */
  isUnserved: z.boolean(),
  /** whether offices of this site say whom they serve */
  hasZips: z.boolean(),
  services: z.array(Place),
  forms: z.array(Place),
  offices: z.array(Place),
})
