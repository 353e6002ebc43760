import { z } from 'zod'
import { JobBrief, JobEmployer } from '#features/job-cards/answers.ts'
import { applicationStatuses, jobSources } from '#spec/lists.ts'

const Link = z.object({ label: z.string(), href: z.string() })

/** The props of jobs/job. */
export const JobPage = z.object({
  job: JobBrief.extend({
    /** cleaned HTML */
    description: z.string(),
    employer: JobEmployer.extend({
      /** plain text */
      about: z.string().nullable(),
      url: z.string().nullable(),
      abilityOne: z.boolean(),
      jobsHref: z.string(),
    }),
    expiresAt: z.string().nullable(),
    clearance: z.string().nullable(),
    /** the known parts of 'street, City, ST ZIP' */
    address: z.string().nullable(),
    categories: z.array(Link),
    source: z.enum(jobSources).nullable(),
    isCompetitive: z.boolean(),
    isVolunteer: z.boolean(),
    reference: z.string(),
    /** 'Health plan', 'Paid training' */
    benefits: z.array(z.string()),
  }),
  /** false: the site does not show it to others; the viewer follows it or hires for it */
  isShown: z.boolean(),
  apply: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('link'), href: z.string(), host: z.string() }),
      z.object({ kind: z.literal('email'), href: z.string(), address: z.string() }),
      /** on this site */
      z.object({ kind: z.literal('here'), href: z.string() }),
    ])
    .nullable(),
  similar: z.array(JobBrief),
  /** schema.org JobPosting */
  posting: z.custom<object>().meta({ type: 'object' }).nullable(),
  /** absolute */
  canonical: z.string(),
  /** plain text of at most 160 characters, for the share card */
  summary: z.string(),
  recommendedBy: z.object({ name: z.string() }).nullable(),
  /** the viewer's own record of this job */
  application: z
    .object({
      id: z.string(),
      status: z.enum(applicationStatuses.map(({ value }) => value)),
      appliedAt: z.string().nullable(),
    })
    .nullable(),
})

/** The props of jobs/gone: a job that is no longer open. */
export const GonePage = z.object({ title: z.string().nullable(), similar: z.array(JobBrief) })
