import { themes } from './themes.ts'

/** What each demo site asks of those who sign up, by its slug. */
export const signups = Object.fromEntries(themes.map(({ slug, signup }) => [slug, signup]))
