import { z } from 'zod'

/** Document 3, section 7: `amount`, in dollars a month; null where the ZIP has no rate or no grade is known. */
export const Housing = z.looseObject({
  amount: z.number().nullable(),
  zip: z.string(),
  year: z.int(),
  years: z.array(z.int()),
})
