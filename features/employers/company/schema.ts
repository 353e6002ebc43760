import { z } from 'zod'
import type { JobBrief } from '#features/job-cards/schema.ts'
import { optionalCheckbox, optionalText } from '#schema/fields.ts'

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

/** The props of employers/company/company. */
export type CompanyPage = {
  company: {
    id: string
    name: string
    logo: string | null
    pitch: string | null
    /** paragraphs */
    about: string[]
    current: string | null
    /** when `current` was written */
    currentAt: string | null
    url: string | null
    industry: string | null
    yearFounded: number | null
    type: string | null
    localUnion: string | null
    abilityOne: boolean
    federalContractor: boolean
    tradeUnion: boolean
    nonProfitAffiliate: boolean
    address: string[]
    place: string | null
    directionsHref: string | null
  }
  /** its city on the map of the states, in the units of the picture */
  spot: { x: number; y: number; label: string } | null
  /** people who want to be shown; 'Army, 12P, 2011 to 2019'; what they say of working there */
  veterans: { name: string; service: string[]; quote: string | null }[]
  /** veterans hired through this platform, where both sides said so; a number alone, null without any */
  hired: { count: number; since: string } | null
  jobs: JobBrief[]
  jobCount: number
  jobsHref: string
  /** the viewer gets mails on its new jobs */
  isFollowing: boolean
  /** how many people do */
  followers: number
  followHref: string
  /** nobody manages it: its people may claim it */
  claimHref: string | null
  /** to somebody who works there, for members */
  chatHref: string | null
  /** the viewer works there: sees what to add */
  editHref: string | null
  /** awaits approval: only its people and the staff see it */
  isHidden: boolean
  canonical: string
  organization: object
}
