import { homeSections, type SectionChoice } from '#ui/home-sections.ts'
import { fontChoices, type LookLink, type LookSetting } from '#ui/look-setting.ts'
import { allSettings, fullLabel, type SettingKey } from '../../look/model/settings.ts'
import { isSame } from './same.ts'

type Values = { readonly [key in SettingKey]?: unknown }
export type Difference = { key: SettingKey; label: string; from: string; to: string }

/** The settings in which two looks differ, in the order of the form, with their values in words. */
export const differences = (live: Values, draft: Values): Difference[] =>
  allSettings
    .filter(({ key }) => !isSame(live[key], draft[key]))
    .map((setting) => ({
      key: setting.key,
      label: fullLabel(setting),
      ...changeWords(setting, live[setting.key], draft[setting.key]),
    }))

function changeWords(setting: LookSetting, live: unknown, draft: unknown): { from: string; to: string } {
  const [from, to] = [valueWords(setting, live), valueWords(setting, draft)]
  if (setting.kind !== 'rows') return { from, to }
  // Of a list, the rows that differ.
  const [before, now] = [live, draft].map((rows) => (rows ?? []) as readonly Row[])
  const words = (rows: readonly Row[], others: readonly Row[]) =>
    rows
      .flatMap((row, at) =>
        others.some((other) => isSame(row, other)) ? [] : changedWords(setting, row, others[at]),
      )
      .join('; ')
  const [gone, come] = [words(before!, now!), words(now!, before!)]
  return gone || come ? { from: gone || from, to: come || to } : { from, to: `${to} in another order` }
}

type Row = { [name in string]?: string }
type RowsSetting = Extract<LookSetting, { kind: 'rows' }>

/** What a row says that the row in the same place of the other list does not: 'Ironwork, Steel and rigging.' */
const changedWords = ({ fields }: RowsSetting, row: Row, other: Row = {}): string =>
  fields.flatMap(({ name }) => (row[name] !== other[name] && row[name]) || []).join(', ')

/** The names of settings: 'Brand color, Header'. */
export const settingsInWords = (look: Values): string =>
  allSettings
    .filter(({ key }) => key in look)
    .map(fullLabel)
    .join(', ')

/** A value of a setting as a person reads it: 'Public Sans', '4 pixels', '6 sections'. */
export function valueWords(setting: LookSetting, value: unknown): string {
  if (setting.kind === 'color') return String(value)
  if (setting.kind === 'range') return `${value} ${setting.unit}`
  if (setting.kind === 'sections') return sectionWords(value as readonly SectionChoice[])
  if (setting.kind === 'switch') return value === true || value === 'true' ? 'On' : 'Off'
  if (setting.kind === 'links')
    return ((value ?? []) as readonly LookLink[]).map(({ label }) => label).join(', ') || 'None'
  if (setting.kind === 'rows') return countWords(setting, ((value ?? []) as readonly Row[]).length)
  if (setting.kind !== 'font' && setting.kind !== 'choice') return String(value || 'None')
  const choices = setting.kind === 'font' ? fontChoices : setting.choices
  return choices.find((one) => one.value === value)?.label ?? String(value)
}

const countWords = ({ noun }: RowsSetting, count: number): string =>
  count === 0 ? 'None' : `${count} ${noun}${count === 1 ? '' : 's'}`

function sectionWords(placed: readonly SectionChoice[] = []): string {
  if (!placed.length) return 'As the hero has it'
  const labels = placed
    .filter(({ shown }) => shown)
    .map(({ name }) => homeSections.find(({ value }) => value === name)?.label ?? name)
  return labels.join(', ') || 'None'
}
