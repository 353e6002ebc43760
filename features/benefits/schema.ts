import { z } from 'zod'
import { FileField } from '#features/files/schema.ts'
import { requiredText, someOf, text } from '#schema/fields.ts'
import { paged } from '#schema/paged.ts'
import { dischargeReasons } from '#spec/lists.ts'
import { benefitMessages as messages } from './messages.ts'
import { type GiBillPart, giBillParts, type PayGrade, payGrades } from './model/grades.ts'

export const benefitAreas = ['education', 'healthcare', 'housing'] as const
export type BenefitArea = (typeof benefitAreas)[number]
export const areaNames: Record<BenefitArea, string> = {
  education: 'Education',
  healthcare: 'Health care',
  housing: 'Housing',
}

const zip = z.string().trim().max(40).default('').catch('')

/** What the calculator is asked, as an address; what is left out comes from the profile. */
export const HousingQuery = z.object({
  /** of the duty station */
  zip,
  grade: z.enum(payGrades).optional().catch(undefined),
  dependents: z.enum(['with', 'without']).default('with').catch('with'),
  year: z.coerce.number().int().optional().catch(undefined),
  /** ZIP of the school */
  school: zip,
  part: z.enum(giBillParts).default('100').catch('100'),
  /** ZIP codes of other places, to compare */
  compare: z.string().trim().max(100).default('').catch(''),
})
export type HousingQuery = z.output<typeof HousingQuery>

/** A place with what is paid there, in dollars a month; null where the table has nothing. */
export type HousingPlace = {
  zip: string
  /** military housing area */
  area: string
  bah: number | null
  giBill: number
}

/** The calculator of housing money, and what it worked out. */
export type Housing = Omit<HousingQuery, 'grade' | 'year'> & {
  grade: PayGrade | null
  part: GiBillPart
  year: number
  years: number[]
  /** BAH in dollars a month (document 3, section 7); null without ZIP or grade, or where there is none */
  amount: number | null
  area: string | null
  giBill: number | null
  schoolArea: string | null
  /** the same area by pay grade */
  byGrade: { grade: PayGrade; amount: number }[]
  places: HousingPlace[]
  wrong: Partial<Record<'zip' | 'school' | 'compare', string>>
}

export type Verdict = 'fits' | 'may' | 'not'

/** A benefit and what it is to one person. */
export type Fit = {
  id: string
  area: BenefitArea
  name: string
  summary: string
  link: string
  figure: string
  verdict: Verdict
  why: string
  /** the section of the profile that lacks a fact */
  section: string | null
}

/** What it was worked out from, in words. */
export type FactShown = { label: string; value: string }

/** The props of benefits/benefits. */
export type BenefitsPage = {
  profileId: string
  housing: Housing
  benefits: Fit[]
  facts: FactShown[]
  checkedOn: string | null
}

const year = (what: string) =>
  z.preprocess(
    (given) => (given === '' || given === undefined ? null : given),
    z.coerce.number(what).int(what).min(1900, what).max(2100, what).nullable(),
  )

export const BenefitForm = z.object({
  area: z.enum(benefitAreas, messages.area),
  name: requiredText(80, messages.name),
  summary: requiredText(200, messages.summary),
  link: requiredText(500, messages.link).refine(
    (to) => /^https:\/\/[^\s/]+\.[^\s]+$/.test(to),
    messages.link,
  ),
  figure: text(60).default(''),
  audience: z.enum(['veterans', 'spouses', 'everyone'], messages.audience).default('veterans'),
  servedSince: year(messages.year),
  leastYears: z.preprocess(
    (given) => (given === '' || given === undefined ? null : given),
    z.coerce
      .number(messages.years)
      .int(messages.years)
      .min(0, messages.years)
      .max(40, messages.years)
      .nullable(),
  ),
  yearsWaivedFor: someOf(dischargeReasons),
  states: z
    .preprocess(
      (given) =>
        [given ?? []]
          .flat()
          .flatMap((one) =>
            String(one)
              .toUpperCase()
              .split(/[\s,;]+/),
          )
          .filter(Boolean),
      z.array(z.string().regex(/^[A-Z]{2}$/, messages.states)).max(60),
    )
    .transform((all) => [...new Set(all)]),
  asks: text(120).default(''),
  position: z.coerce.number().int().min(0).max(999).default(0),
  checkedOn: z.preprocess((given) => given ?? '', z.iso.date(messages.checkedOn)),
})
export type BenefitForm = z.output<typeof BenefitForm>

export const BenefitQuery = z.object(paged(50))
export type BenefitQuery = z.output<typeof BenefitQuery>

export type BenefitRow = Pick<BenefitForm, 'area' | 'name' | 'link'> & {
  id: string
  checkedOn: string | null
}
export type BenefitList = BenefitQuery & { benefits: BenefitRow[]; totalDocs: number }
export type BenefitEdit = { benefit: { id: string } | null; values: Partial<BenefitForm> }

/** The four files that the Defense Travel Management Office publishes for a year. */
export const RatesForm = z.object({
  year: z.coerce
    .number(messages.rateYear)
    .int(messages.rateYear)
    .min(2000, messages.rateYear)
    .max(2100, messages.rateYear),
  with: FileField,
  /** not needed where `with` is a workbook, which has both */
  without: FileField.optional(),
  zips: FileField,
  /** the names of the areas, where the rates do not have them */
  names: FileField.optional(),
})
export type RatesForm = z.output<typeof RatesForm>

export type RateYear = { year: number; areas: number; zips: number; shipped: boolean }
export type RatesPage = { years: RateYear[] }
