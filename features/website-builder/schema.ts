import { z } from 'zod'
import {
  ContactEmail,
  type LookEditor,
  reservedNames,
  SiteName,
  VariableChange,
} from '#features/themes/schema.ts'
import { requiredText } from '#schema/fields.ts'

/** A new site: its template, name and address, and its look where it differs from the template's. */
export const NewSite = VariableChange.extend({
  template: requiredText(60, 'Please choose a template.'),
  name: SiteName,
  /** a subdomain, or a whole domain where this server has no domain for sites */
  address: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, 'Please choose an address.')
    .max(200)
    .regex(
      /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/,
      'An address consists of letters, digits and hyphens, such as harbor-veterans.',
    )
    .refine((address) => !reservedNames.includes(address), 'This address is taken. Please choose another.'),
  /** the recipient of its contact form */
  contactEmail: ContactEmail.optional(),
})
export type NewSite = z.output<typeof NewSite>

export const CustomizeQuery = z.object({
  tutorial: z.stringbool().catch(false),
  page: z
    .string()
    .max(2_000)
    .regex(/^\/(?![/\\])[^\\\s#]*$/)
    .catch('/'),
})

export type TemplateChoice = {
  value: string
  label: string
  about: string
  /** a screenshot of its home page; null when there is none */
  picture: string | null
  pages: string[]
  look: { brand: string; accent: string; radius: number; fontBody: string; fontHeading: string }
}

export type BuilderStart = {
  templates: TemplateChoice[]
  /** the domain after the address; null: a whole domain is asked for */
  below: string | null
  /** suggested as the recipient of its contact form */
  contactEmail: string
}

export type Customize = {
  theme: {
    id: string
    name: string
    status: 'draft' | 'published'
    address: string | null
    applications: Record<string, boolean>
  }
  /** null: live editing is off for this viewer */
  look: LookEditor | null
  pages: { id: string; name: string; route: string | null }[]
  /** shows the tour */
  tutorial: boolean
  /** of the page in the preview */
  path: string
}
