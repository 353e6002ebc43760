import { homeSections, type SectionChoice } from '#ui/home-sections.ts'
import { fontChoices, type LookLink, type LookSetting } from '#ui/look-setting.ts'
import { type LookKey, lookSettings } from '#ui/look-settings.ts'
import { isSame } from './same.ts'

type Values = { readonly [key in LookKey]?: unknown }
export type Difference = { key: LookKey; label: string; from: string; to: string }

/** The settings in which two looks differ, in the order of the form, with their values in words. */
export const differences = (live: Values, draft: Values): Difference[] =>
  lookSettings
    .filter(({ key }) => !isSame(live[key], draft[key]))
    .map((setting) => ({
      key: setting.key,
      label: setting.label,
      from: valueWords(setting, live[setting.key]),
      to: valueWords(setting, draft[setting.key]),
    }))

/** The names of settings: 'Brand color, Header'. */
export const settingsInWords = (look: Values): string =>
  lookSettings
    .filter(({ key }) => key in look)
    .map(({ label }) => label)
    .join(', ')

/** A value of a setting as a person reads it: 'Public Sans', '4 pixels', '6 sections'. */
export function valueWords(setting: LookSetting, value: unknown): string {
  if (setting.kind === 'color') return String(value)
  if (setting.kind === 'range') return `${value} ${setting.unit}`
  if (setting.kind === 'sections') return sectionWords(value as readonly SectionChoice[])
  if (setting.kind === 'switch') return value === true || value === 'true' ? 'On' : 'Off'
  if (setting.kind === 'links')
    return ((value ?? []) as readonly LookLink[]).map(({ label }) => label).join(', ') || 'None'
  if (setting.kind !== 'font' && setting.kind !== 'choice') return String(value || 'None')
  const choices = setting.kind === 'font' ? fontChoices : setting.choices
  return choices.find((one) => one.value === value)?.label ?? String(value)
}

function sectionWords(placed: readonly SectionChoice[] = []): string {
  if (!placed.length) return 'As the hero has it'
  const labels = placed
    .filter(({ shown }) => shown)
    .map(({ name }) => homeSections.find(({ value }) => value === name)?.label ?? name)
  return labels.join(', ') || 'None'
}
