// What an owner sets about the look of a site, once: types, validation, style sheet and forms are made of this list.
import type { SectionChoice } from './home-sections.ts'
import { homeLook } from './look-of-home.ts'
import { pageLook } from './look-of-page.ts'
import { siteLook } from './look-of-site.ts'
import type { FontName, LookLink, LookSetting } from './look-setting.ts'

/** In the order of the form. The initial values are those of a site that has chosen nothing. */
export const lookSettings = [...siteLook, ...pageLook, ...homeLook] as const

type Setting = (typeof lookSettings)[number]
export type LookKey = Setting['key']
/** Settings that the style sheet and the documents are made of: themes.variables. */
type VariableSetting = Exclude<Setting, { words: readonly string[] }>
export type WordSetting = Extract<Setting, { words: readonly string[] }>

type ValueOf<One> = One extends { kind: 'choice'; choices: readonly { value: infer Value }[] }
  ? Value
  : One extends { kind: keyof ValueOfKind }
    ? ValueOfKind[One['kind']]
    : string
type ValueOfKind = {
  sections: readonly SectionChoice[]
  font: FontName
  range: number
  switch: boolean
  links: readonly LookLink[]
}

/** The look of a site: a value for every setting. */
export type LookValues = { [One in Setting as One['key']]: ValueOf<One> }
export type LookVariables = Pick<LookValues, VariableSetting['key']>

export const variableSettings = lookSettings.filter(
  (setting): setting is VariableSetting => !('words' in setting),
)
export const wordSettings = lookSettings.filter((setting): setting is WordSetting => 'words' in setting)

const initialOf = (settings: readonly LookSetting[]) =>
  Object.fromEntries(settings.map(({ key, initial }) => [key, initial]))

/** The look of a site that has chosen nothing. */
export const initialLook = initialOf(lookSettings) as unknown as LookValues
export const initialVariables = initialOf(variableSettings) as unknown as LookVariables

/** Whether the setting is asked for beside the others. */
export const isUsed = ({ usedWith }: LookSetting, look: { [key in string]?: unknown }): boolean =>
  !usedWith || usedWith.values.includes(String(look[usedWith.key]))
