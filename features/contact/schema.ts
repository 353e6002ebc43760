import { z } from 'zod'

/** What is written, without the characters that no text has. Nothing is refused here: what was typed is shown again. */
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
  /** of the form's column; one that no page of the site has is not taken */
  subject: text,
})
export type ContactForm = z.output<typeof ContactForm>

/** The props of contact/contact. */
export type ContactPage = {
  /** whether a message would arrive */
  isOpen: boolean
}
