import { z } from 'zod'
import type * as answers from './answers.ts'

/** Text without control characters. Nothing is refused here, so that what was typed is shown again. */
const text = z
  .string()
  .catch('')
  .default('')
  .transform((value) =>
    value
      .replace(/\r\n/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  )

/** Document 2, section 7: POST /contact. */
export const ContactForm = z.object({
  name: text.transform((name) => name.replace(/\s+/g, ' ')),
  email: text,
  message: text,
  /** of the form's column; ignored unless a page of the site has it */
  subject: text,
})
export type ContactForm = z.output<typeof ContactForm>

export type ContactPage = z.infer<typeof answers.ContactPage>
