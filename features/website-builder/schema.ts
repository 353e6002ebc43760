import { z } from 'zod'
import { LookChange } from '#features/themes/schema.ts'

const reserved = ['www', 'preview', 'admin', 'api', 'mail', 'static']

/** A new site: from which template, what it is called, where it answers, and its colours where they are its own. */
export const NewSite = LookChange.extend({
  template: z.string('Please choose a template.').min(1, 'Please choose a template.').max(60),
  name: z.string().trim().min(1, 'Please name the site.').max(100, 'Please use 100 characters or fewer.'),
  /** the first part of its domain, or a whole domain where this server gives none */
  address: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, 'Please choose an address.')
    .max(200)
    .regex(
      /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/,
      'An address has letters, digits and hyphens, such as harbor-veterans.',
    )
    .refine((address) => !reserved.includes(address), 'This address is taken. Please choose another.'),
  /** where its contact form writes to */
  contactEmail: z
    .union([z.literal(''), z.email('Please enter an email address, such as hello@example.org.').max(254)])
    .optional(),
})
export type NewSite = z.output<typeof NewSite>

export type TemplateChoice = {
  value: string
  label: string
  about: string
  /** its home page as a picture; null: only to be looked at */
  picture: string | null
  pages: string[]
  look: { brand: string; accent: string; radius: number; fontBody: string; fontHeading: string }
}

export type BuilderStart = {
  templates: TemplateChoice[]
  /** what follows the address; null: a whole domain is asked for */
  below: string | null
  /** proposed as the address that its contact form writes to */
  contactEmail: string
}

export type Customize = {
  theme: { id: string; name: string; status: 'draft' | 'published'; address: string | null }
  look: TemplateChoice['look']
  mayEditLook: boolean
  pages: { id: string; name: string; route: string | null }[]
  /** a short tour is given */
  tutorial: boolean
}
