// What an owner sets about the look of a site, once: types, validation, style sheet and forms are made of this list.
import type { SectionChoice } from './home-sections.ts'
import { homeLook } from './look-of-home.ts'
import { pageLook } from './look-of-page.ts'
import { siteLook } from './look-of-site.ts'
import type { FontName, LookSetting } from './look-setting.ts'

/** In the order of the form. The initial values are those of a site that has chosen nothing. */
export const lookSettings = [...siteLook, ...pageLook, ...homeLook] as const

type Setting = (typeof lookSettings)[number]
export type LookKey = Setting['key']
type ValueOf<One> = One extends { kind: 'choice'; choices: readonly { value: infer Value }[] }
  ? Value
  : One extends { kind: 'sections' }
    ? readonly SectionChoice[]
    : One extends { kind: 'font' }
      ? FontName
      : One extends { kind: 'range' }
        ? number
        : string

/** The look of a site: a value for every setting. */
export type LookValues = { [One in Setting as One['key']]: ValueOf<One> }

/** The look of a site that has chosen nothing. */
export const initialLook = Object.fromEntries(
  lookSettings.map(({ key, initial }) => [key, initial]),
) as unknown as LookValues

/** Whether the setting is asked for beside the others. */
export const isUsed = ({ usedWith }: LookSetting, look: { [key in string]?: unknown }): boolean =>
  !usedWith || usedWith.values.includes(String(look[usedWith.key]))
