import { z } from 'zod'
import { type MosMatch, mosMatches } from '#spec/lists.ts'

/** Plain text in pieces; every second one (index 1, 3, …) matched the query. */
const Marked = z.array(z.string())

export const JobEmployer = z.object({ id: z.string(), name: z.string(), logo: z.string().nullable() })

/** 0 to 100 (document 2, section 3). */
const JobScore = z.object({
  result: z.number(),
  factors: z.object({
    title: z.number(),
    description: z.number(),
    paramA: z.number(),
    paramB: z.number(),
    result: z.number(),
  }),
  /** what paramA and paramB measured, in words of at most 160 characters each; null when nothing of it was searched */
  parameters: z.object({ paramA: z.string().nullable(), paramB: z.string().nullable() }),
})

/** A job in a list (document 1, section 3: job card). */
export const JobBrief = z
  .object({
    id: z.string(),
    /** /jobs/{title}-{employer}-{id} */
    href: z.string(),
    title: z.string(),
    employer: JobEmployer,
    /** the company an aggregator's feed names */
    feedEmployer: z.string().nullable(),
    /** 'Norfolk, VA' */
    addressShort: z.string().nullable(),
    /** miles from the place that was searched */
    distance: z.number().nullable(),
    agency: z.string().nullable(),
    subagency: z.string().nullable(),
    /** '$62,400 to $81,000 a year' */
    wage: z.string().nullable(),
    careerLevel: z.string().nullable(),
    type: z.string().nullable(),
    isRemote: z.boolean(),
    isHybrid: z.boolean(),
    favorited: z.boolean(),
    promoted: z.boolean(),
    /** when it was posted, ISO 8601 */
    createdAt: z.string(),
    /** null when no words were searched */
    highlight: z.object({ title: Marked.nullable(), text: Marked.nullable() }).nullable(),
    /** how it came to fit the military occupation that was searched */
    mos: z
      .object({
        how: z.enum(Object.keys(mosMatches) as MosMatch[]),
        term: z.string(),
        career: z.string().nullable(),
      })
      .optional(),
    /** why it suits the viewer, by their own profile */
    fits: z.array(z.string()).optional(),
    /** only for those who may see it */
    score: JobScore.optional(),
  })
  .meta({ id: 'JobBrief' })
