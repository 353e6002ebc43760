import { z } from 'zod'

/** The props of users/reset-link (document 1, section 7: url). */
export const ResetLink = z.object({
  url: z.string(),
  person: z.object({ id: z.uuid(), firstName: z.string() }),
})
