import { defaultTheme } from '#ui/theme.ts'
import { homeWords } from '../home-words.ts'
import type { HomeContent, SiteContent } from '../schema.ts'
import { allWordSettings } from './model/settings.ts'
import type { Look, LookChange, VariableChange, Variables } from './schema.ts'

/** The variables of a theme, with the initial value of those not set. */
export const lookOf = (variables: unknown): Variables => ({
  ...defaultTheme,
  ...(variables as Partial<Variables>),
})

/** A theme as far as its look is concerned. */
export type Looking = { name: string; variables: unknown; content: unknown }

/** Every setting of a theme's look: its variables, and what is kept among its words. */
export function wholeLook({ name, variables, content }: Looking): Look {
  const said = content as SiteContent
  const words = { ...said, home: homeWords({ name, content: said }) }
  return {
    ...lookOf(variables),
    ...Object.fromEntries(
      allWordSettings.map((setting) => [setting.key, wordIn(words, setting.words) ?? setting.initial]),
    ),
  } as Look
}

const wordIn = (content: SiteContent, words: readonly string[]): unknown =>
  words.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], content)

/** A theme with a change of its look: what of it is stored where. */
export function withLook(theme: Looking, change: LookChange): { variables: object; content: SiteContent } {
  const content = theme.content as SiteContent
  const changed = allWordSettings.filter(({ key }) => change[key] !== undefined)
  const words = Object.fromEntries(
    changed.filter(({ words }) => words.length === 1).map(({ key }) => [key, change[key]]),
  )
  const ofHome = changed.flatMap(({ key, words: [, name] }) => (name ? [[name, orNothing(change[key])]] : []))
  const home: HomeContent = { ...homeWords({ ...theme, content }), ...Object.fromEntries(ofHome) }
  return {
    variables: { ...(theme.variables as object), ...variablesIn(change) },
    content: { ...content, ...words, ...(ofHome.length && { home }) },
  }
}

/** The form of the home page leaves out what is empty. */
const orNothing = (value: unknown) =>
  value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value

export const variablesIn = (change: LookChange): VariableChange =>
  Object.fromEntries(
    Object.entries(change).filter(([key]) => !allWordSettings.some((setting) => setting.key === key)),
  )
