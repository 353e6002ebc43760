import { z } from 'zod'

/** A training in a list (document 1, section 3). */
export const TrainingCard = z.object({
  id: z.uuid(),
  title: z.string(),
  /** the heading it is listed under; empty: none */
  theme: z.string(),
  /** the address of its picture */
  imageDataURI: z.string().nullable(),
  /** cut to 20 words */
  description: z.string(),
  icon: z.string(),
  /** 0: not promoted; 5 comes first */
  promoted: z.number().int(),
  /** how many links there are to go through */
  steps: z.number().int(),
  /** null: this person has not begun */
  progress: z
    .object({ done: z.number().int(), completedAt: z.string().nullable(), updatedAt: z.string() })
    .nullable(),
})

/** A file or a link in a list (document 2, section 3: id, title, description, image). */
export const ResourceCard = z.object({
  id: z.uuid(),
  title: z.string(),
  /** the heading it is listed under; empty: none */
  category: z.string(),
  /** the address of its picture */
  image: z.string().nullable(),
  /** cut to 20 words */
  description: z.string(),
  /** https://…, a path of the site, or that of a file */
  address: z.string(),
  /** null: a link */
  file: z.object({ type: z.string(), bytes: z.number().int() }).nullable(),
  createdAt: z.string(),
})
