import { z } from 'zod'

/** Document 2, section 7: what POST /auth/signup/location answers. */
export const Address = z.object({
  city: z.string(),
  state: z.string(),
  /** null for military post */
  county: z.string().nullable(),
  /** the congressional district where it is known */
  district: z.string().nullable(),
  /** as geocoders name them: 1 is the state, 2 the county */
  administrativeLevels: z.object({
    level1long: z.string(),
    level1short: z.string(),
    level2long: z.string().nullable(),
    level2short: z.string().nullable(),
  }),
})
