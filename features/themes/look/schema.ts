// The look of a site as it is sent and stored: validation made of the settings (ui/look-settings.ts).
import { z } from 'zod'
import { optionalCheckbox, text } from '#schema/fields.ts'
import { parseColor } from '#ui/contrast.ts'
import { type HomeSection, homeSections } from '#ui/home-sections.ts'
import { type FontName, fontChoices, type LookSetting } from '#ui/look-setting.ts'
import {
  type LookValues,
  type LookVariables,
  lookSettings,
  variableSettings,
  wordSettings,
} from '#ui/look-settings.ts'
import { homeShape, withoutBlanks } from '../admin/home/schema.ts'
import { address, Links } from '../admin/links.ts'
import type { HomeWords, SettingKey } from './model/settings.ts'

const fromList = 'Please choose from the list.'
const Color = z
  .string()
  .refine((text) => parseColor(text) !== null, 'Please enter a color such as #1b4d8a.')
  .transform((text) => parseColor(text)!)
const fonts = fontChoices.map(({ value }) => value) as [FontName, ...FontName[]]

const Section = z
  .strictObject({
    name: z.enum(
      homeSections.map(({ value }) => value) as [HomeSection, ...HomeSection[]],
      'There is no such section.',
    ),
    shown: z.boolean(),
    variant: z.string().optional(),
  })
  .refine(
    ({ name, variant }) =>
      variant === undefined ||
      homeSections.some((one) => one.value === name && one.variants.some(({ value }) => value === variant)),
    { message: fromList, path: ['variant'] },
  )

/** A list in order; or as a form sends it: for each name its place, 0 where it is hidden, and its variant. */
const Sections = z.preprocess(
  asList,
  z
    .array(Section)
    .max(homeSections.length, 'Each section can be placed once.')
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
      message: 'Each section can be placed once.',
    }),
)

function asList(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  const rows = Object.entries(given as Record<string, { place?: unknown; variant?: string } | null>)
  return rows
    .map(([name, row], at) => ({ name, at, place: Number(row?.place ?? 0) || 0, variant: row?.variant }))
    .sort((one, other) => (one.place || Infinity) - (other.place || Infinity) || one.at - other.at)
    .map(({ name, place, variant }) => ({ name, shown: place > 0, ...(variant && { variant }) }))
}

const Address = z.union(
  [z.literal(''), address],
  'An address begins with / or https://, such as /jobs/search.',
)
const AddressOrNumber = z.union(
  [z.literal(''), address, z.string().regex(/^tel:\+?[\d-]+$/)],
  'A notice leads to an address that begins with / or https://, or to a number such as tel:988.',
)
const Day = z.union([z.literal(''), z.iso.date('Please enter a date such as 2026-11-26.')])

function fieldOf(setting: LookSetting): z.ZodType {
  if (setting.kind === 'color') return Color
  if (setting.kind === 'text') return text(setting.most)
  if (setting.kind === 'address') return setting.isNumberToo ? AddressOrNumber : Address
  if (setting.kind === 'picture') return Address
  if (setting.kind === 'date') return Day
  if (setting.kind === 'switch') return optionalCheckbox
  if (setting.kind === 'links') return Links(setting.most)
  if (setting.kind === 'font') return z.enum(fonts, 'Please choose a typeface.')
  if (setting.kind === 'sections') return Sections
  if (setting.kind === 'choice')
    return z.enum(
      setting.choices.map(({ value }) => value),
      fromList,
    )
  if (setting.kind === 'rows') throw new Error(`${setting.key} has a field of its own.`)
  const range = `Please enter a number from ${setting.least} to ${setting.most}.`
  return z.coerce.number(range).min(setting.least, range).max(setting.most, range)
}

const shapeOf = (settings: readonly LookSetting[]) =>
  Object.fromEntries(settings.map((setting) => [setting.key, fieldOf(setting)]))

const { picture: _, pictureText: __, scopes: ___, ...homeWordShape } = homeShape
type Values = LookValues & HomeWords

/** A field for each setting; those of the home page without the blanks that a form sends. */
export const lookShape = {
  ...shapeOf(lookSettings),
  ...Object.fromEntries(
    Object.entries(homeWordShape).map(([key, field]) => [key, (field as z.ZodType).transform(withoutBlanks)]),
  ),
} as unknown as { [key in SettingKey]: z.ZodType<Values[key], unknown> }

/** Some of the variables of a theme (document 3, section 7); missing ones stay unchanged. */
export const VariableChange = z
  .strictObject(
    shapeOf(variableSettings) as unknown as {
      [key in keyof LookVariables]: z.ZodType<LookVariables[key], unknown>
    },
  )
  .partial()
export type VariableChange = z.output<typeof VariableChange>
export type Variables = Required<VariableChange>

/** Settings that are kept among the words of a site itself, by the same names. */
export const lineShape = shapeOf(wordSettings.filter(({ words }) => words.length === 1)) as unknown as {
  [key in LineKey]: z.ZodType<LookValues[key], unknown>
}
export type LineKey = Exclude<keyof LookValues, keyof LookVariables | `hero${string}` | 'scopes'>

/** Some of all settings. */
export const LookChange = z.strictObject(lookShape).partial()
export type LookChange = z.output<typeof LookChange>
export type Look = Required<LookChange>

/** What is wrong with settings that depend on each other, by setting. */
export function conflictsIn({ noticeFrom, noticeTo }: LookChange): { [key in SettingKey]?: string } {
  const endsBefore = noticeFrom && noticeTo && noticeFrom > noticeTo
  return endsBefore ? { noticeTo: 'The notice ends before it begins.' } : {}
}
