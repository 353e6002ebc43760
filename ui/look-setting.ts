// What a setting of a look is, and what the settings choose from.
import type { HomeSection, SectionChoice } from './home-sections.ts'

type Choice = { value: string; label: string }
type Kind =
  | { kind: 'color'; initial: string }
  | { kind: 'font'; initial: FontName }
  | { kind: 'range'; least: number; most: number; unit: string; initial: number }
  | { kind: 'choice'; choices: readonly Choice[]; initial: string }
  | { kind: 'sections'; initial: readonly SectionChoice[] }
  | { kind: 'text'; most: number; initial: string }
  /** `isNumberToo`: it may be a telephone number */
  | { kind: 'address'; isNumberToo?: true; initial: string }
  | { kind: 'date'; initial: string }
  | { kind: 'switch'; initial: boolean }
  | { kind: 'links'; most: number; initial: readonly LookLink[] }
  | { kind: 'picture'; initial: string }
  | { kind: 'rows'; fields: readonly RowField[]; noun: string; most: number; initial: readonly never[] }

/** A text of each row of a list. */
type RowField = {
  name: string
  label: string
  most: number
  long?: boolean
  date?: boolean
  picture?: boolean
  optional?: boolean
}

/** A link that is a setting: a language, where a search looks. */
export type LookLink = { label: string; href: string }

export type LookSetting = Kind & {
  key: string
  group: LookGroup
  /** settings of one heading are shown together */
  heading: string
  label: string
  help?: string
  /** where it is kept among the words of the site (themes.content); the others are its variables */
  words?: readonly string[]
  /** asked for only where another setting has one of these values; the others keep it without showing it */
  usedWith?: { key: string; values: readonly string[] }
  /** what a section of the home page says */
  section?: HomeSection
}

export const lookGroups = [
  { value: 'site', label: 'Whole site' },
  { value: 'page', label: 'Every page' },
  { value: 'home', label: 'Home page' },
] as const
export type LookGroup = (typeof lookGroups)[number]['value']

/** Typefaces: all hosted by us (fonts.css), except the system's own. */
export const fontChoices = [
  { value: 'public-sans', label: 'Public Sans' },
  { value: 'system', label: 'System sans' },
  { value: 'humanist', label: 'Humanist' },
  { value: 'industrial', label: 'Industrial' },
  { value: 'condensed', label: 'Condensed' },
  { value: 'serif', label: 'Serif' },
  { value: 'old-style', label: 'Old style' },
  { value: 'slab', label: 'Slab' },
] as const
export type FontName = (typeof fontChoices)[number]['value']

/** What a part of a page can be on. */
export const surfaces = [
  { value: 'plain', label: 'Page color' },
  { value: 'sunken', label: 'Light' },
  { value: 'brand', label: 'Brand color' },
  { value: 'ink', label: 'Dark surface' },
] as const
