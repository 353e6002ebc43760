import { z } from 'zod'

export const Certification = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  published: z.boolean(),
  external_links: z.array(z.object({ name: z.string(), url: z.string() })),
})

/** A military occupation, with the careers it leads to (document 3, section 7: description). */
export const Occupation = z.object({
  id: z.string(),
  code: z.string(),
  title: z.string(),
  corps: z.object({ id: z.string(), name: z.string() }),
  personnel: z.string(),
  active: z.boolean(),
  /** written by us from facts */
  description: z.string(),
  careers: z.array(
    z.object({
      soc: z.string(),
      title: z.string(),
      weight: z.number(),
      how: z.enum(['crosswalk', 'similar', 'keyword', 'curated']),
    }),
  ),
  certifications: z.array(Certification),
})
