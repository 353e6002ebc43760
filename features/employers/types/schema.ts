import { z } from 'zod'
import { optionalText, requiredText } from '#schema/fields.ts'

/** Document 2, section 3: name, signupCheckboxLabel. */
export const EmployerTypeForm = z.object({
  name: requiredText(60, 'Please name the type.'),
  signupCheckboxLabel: optionalText(120, 'the label'),
  /** the site that offers it; empty: all sites */
  theme: z.union([z.literal(''), z.uuid()]).optional(),
})
export type EmployerTypeForm = z.output<typeof EmployerTypeForm>

export type EmployerTypeRow = {
  id: string
  name: string
  signupCheckboxLabel: string | null
  /** null: all sites */
  site: { id: string; name: string } | null
  employerCount: number
}

/** The props of employers/types/list. */
export type EmployerTypeList = {
  types: EmployerTypeRow[]
  sites: { value: string; label: string }[]
}
