import { z } from 'zod'

/** The props of contact/contact. */
export const ContactPage = z.object({
  /** whether messages can be delivered */
  isOpen: z.boolean(),
})
