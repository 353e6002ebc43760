import { z } from 'zod'
import { optionalCheckbox, optionalText } from '#schema/fields.ts'
import type * as answers from './answers.ts'

const founding = { least: 1600, most: new Date().getFullYear() }
/** Emptied is none, absent stays as it is. */
const emptyIsNull = (given: unknown) => (given === '' ? null : given)

/** What an employer's people say of it themselves. All else of document 2, section 3 is the staff's. */
export const CompanyForm = z.object({
  pitch: optionalText(200, 'the sentence'),
  about: optionalText(8_000, 'the text'),
  current: optionalText(1_000, 'what is happening now'),
  url: z.preprocess(
    emptyIsNull,
    z
      .url({
        protocol: /^https?$/,
        error: 'Please enter an address such as https://keystone-energy.example.',
      })
      .max(500)
      .nullable()
      .optional(),
  ),
  logo: z.preprocess(
    emptyIsNull,
    z
      .string()
      .max(2_000)
      .regex(/^(\/(?![/\\])[^\s"'<>]*|https:\/\/[^\s"'<>]+)$/, 'Please upload the logo.')
      .nullable()
      .optional(),
  ),
  industry: optionalText(100, 'the industry'),
  yearFounded: z.preprocess(
    emptyIsNull,
    z.coerce
      .number('Please enter a year.')
      .int('Please enter a year.')
      .min(founding.least, `Please enter a year from ${founding.least} on.`)
      .max(founding.most, 'Please enter a year that has begun.')
      .nullable()
      .optional(),
  ),
  addressLine1: optionalText(200, 'the street'),
  addressLine2: optionalText(200, 'the street'),
  city: optionalText(100, 'the city'),
  state: optionalText(50, 'the state'),
  zip: optionalText(10, 'the ZIP code'),
  contactEmail: z.preprocess(
    emptyIsNull,
    z.email('Please enter a valid email address.').max(254).nullable().optional(),
  ),
  employerType: z.preprocess(emptyIsNull, z.uuid('Please choose one of the list.').nullable().optional()),
  allowChat: optionalCheckbox,
})
export type CompanyForm = z.output<typeof CompanyForm>

/** The props of employers/company/edit. */
export type CompanyEdit = {
  employer: { id: string; name: string; href: string; updatedAt: string }
  employers: { id: string; name: string }[]
  values: Record<keyof CompanyForm, string | number | boolean | null>
  types: { value: string; label: string }[]
}

export type CompanyPage = z.infer<typeof answers.CompanyPage>
