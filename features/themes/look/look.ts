import { defaultTheme } from '#ui/theme.ts'
import type { Look } from './schema.ts'

/** The look of a theme from its variables, with the initial value of those not set. */
export const lookOf = (variables: unknown): Look => ({
  ...defaultTheme,
  ...(variables as Partial<Look>),
})
