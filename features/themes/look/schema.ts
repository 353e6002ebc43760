// The look of a site as it is sent and stored (themes.variables): validation made of the settings (ui/look-settings.ts).
import { z } from 'zod'
import { parseColor } from '#ui/contrast.ts'
import { type HomeSection, homeSections } from '#ui/home-sections.ts'
import { type FontName, fontChoices, type LookSetting } from '#ui/look-setting.ts'
import { type LookKey, type LookValues, lookSettings } from '#ui/look-settings.ts'

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

function fieldOf(setting: LookSetting): z.ZodType {
  if (setting.kind === 'color') return Color
  if (setting.kind === 'font') return z.enum(fonts, 'Please choose a typeface.')
  if (setting.kind === 'sections') return Sections
  if (setting.kind === 'choice')
    return z.enum(
      setting.choices.map(({ value }) => value),
      fromList,
    )
  const range = `Please enter a number from ${setting.least} to ${setting.most}.`
  return z.coerce.number(range).min(setting.least, range).max(setting.most, range)
}

/** A field for each setting. */
export const lookShape = Object.fromEntries(
  lookSettings.map((setting) => [setting.key, fieldOf(setting)]),
) as unknown as { [key in LookKey]: z.ZodType<LookValues[key], unknown> }

/** Some of the settings (document 3, section 7: the variables of a theme); missing ones stay unchanged. */
export const LookChange = z.strictObject(lookShape).partial()
export type LookChange = z.output<typeof LookChange>
export type Look = Required<LookChange>
