import { z } from 'zod'
import { JobBrief } from '#features/job-cards/answers.ts'

const text = z.string().nullable()

/** The props of employers/company/company. */
export const CompanyPage = z.object({
  company: z.object({
    id: z.uuid(),
    name: z.string(),
    logo: text,
    pitch: text,
    /** paragraphs */
    about: z.array(z.string()),
    current: text,
    /** when `current` was written */
    currentAt: text,
    url: text,
    industry: text,
    yearFounded: z.number().nullable(),
    type: text,
    localUnion: text,
    abilityOne: z.boolean(),
    federalContractor: z.boolean(),
    tradeUnion: z.boolean(),
    nonProfitAffiliate: z.boolean(),
    address: z.array(z.string()),
    place: text,
    directionsHref: text,
  }),
  /** its city on the map of the states, in the units of the picture */
  spot: z.object({ x: z.number(), y: z.number(), label: z.string() }).nullable(),
  /** people who want to be shown; 'Army, 12P, 2011 to 2019'; what they say of working there */
  veterans: z.array(z.object({ name: z.string(), service: z.array(z.string()), quote: text })),
  /** veterans hired through this platform, where both sides said so; a number alone, null without any */
  hired: z.object({ count: z.number(), since: z.string() }).nullable(),
  jobs: z.array(JobBrief),
  jobCount: z.number(),
  jobsHref: z.string(),
  /** the viewer gets mails on its new jobs */
  isFollowing: z.boolean(),
  /** how many people do */
  followers: z.number(),
  followHref: z.string(),
  /** nobody manages it: its people may claim it */
  claimHref: text,
  /** to somebody who works there, for members */
  chatHref: text,
  /** the viewer works there: sees what to add */
  editHref: text,
  /** awaits approval: only its people and the staff see it */
  isHidden: z.boolean(),
  canonical: z.string(),
  /** as schema.org describes organizations */
  organization: z.looseObject({}),
})
