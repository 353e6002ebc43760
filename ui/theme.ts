import { controlContrast, mix, parseColor, pressed, readable, textContrast, textOn } from './contrast.ts'

/** The settings of a theme; everything else is derived. */
export type Theme = {
  brand: string
  accent: string
  /** Corner radius in pixels, 0 to 24. */
  radius: number | string
  fontBody: FontName
  fontHeading: FontName
  /** a dark surface, for headers and footers that use one */
  ink: string
} & { [name in LookName]: (typeof looks)[name][number] }

/** What a theme chooses of one another: each setting with its values, the default first. */
export const looks = {
  headingCase: ['sentence', 'upper'],
  headingScale: ['normal', 'large'],
  width: ['normal', 'narrow', 'wide'],
  /** boxes with a hairline border, a rule above and no box, or boxes without a border */
  cards: ['raised', 'ruled', 'flat'],
  /** one row; the name above a bar of links in the brand's color; one dark row across the window */
  headerLayout: ['inline', 'stacked', 'bar'],
  footerSurface: ['sunken', 'brand', 'ink'],
} as const
export type LookName = keyof typeof looks

export type FontName = keyof typeof fontStacks

/** Fonts a theme may choose by name: all hosted by us (fonts.css), except the system's own. */
export const fontStacks = {
  'public-sans': "'Public Sans Variable', 'Public Sans Fallback', system-ui, sans-serif",
  system: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  humanist: "'Source Sans 3 Variable', 'Source Sans 3 Fallback', system-ui, sans-serif",
  industrial: "'Archivo Variable', 'Archivo Fallback', Arial, sans-serif",
  condensed: "'Roboto Condensed Variable', 'Roboto Condensed Fallback', sans-serif-condensed, sans-serif",
  serif: "'Source Serif 4 Variable', 'Source Serif 4 Fallback', Georgia, serif",
  'old-style': "'EB Garamond Variable', 'EB Garamond Fallback', Georgia, serif",
  slab: "'Roboto Slab Variable', 'Roboto Slab Fallback', Rockwell, serif",
} as const

export const defaultTheme: Theme = {
  brand: '#1b4d8a',
  accent: '#b4541a',
  radius: 6,
  fontBody: 'public-sans',
  fontHeading: 'public-sans',
  ink: '#14191d',
  headingCase: 'sentence',
  headingScale: 'normal',
  width: 'normal',
  cards: 'raised',
  headerLayout: 'inline',
  footerSurface: 'sunken',
}

/** The surfaces of tokens.css, on which brand and accent must be readable. */
export const surfaces = {
  light: { page: '#ffffff', sunken: '#f4f6f9', raised: '#ffffff', hover: '#eef1f5' },
  dark: { page: '#11161d', sunken: '#0b0f14', raised: '#1a212b', hover: '#232c38' },
} as const

/** Saturated text at exactly 4.5:1 glares on black; slightly more contrast is easier on the eye. */
const easyInTheDark = 6

export type Scheme = keyof typeof surfaces

/** The computed variables of one scheme, without their leading dashes. */
export function themeColors(theme: Pick<Theme, 'brand' | 'accent'>, scheme: Scheme): Record<string, string> {
  return {
    ...family('brand', parseColor(theme.brand) ?? defaultTheme.brand, scheme),
    ...family('accent', parseColor(theme.accent) ?? defaultTheme.accent, scheme),
  }
}

function family(name: string, color: string, scheme: Scheme): Record<string, string> {
  const under = Object.values(surfaces[scheme])
  const tint = mix(color, surfaces[scheme].page, scheme === 'light' ? 0.08 : 0.22)
  return {
    [name]: color,
    [`${name}-hover`]: pressed(color, 0.06),
    [`${name}-active`]: pressed(color, 0.12),
    [`on-${name}`]: textOn(color),
    [`on-site-${name}-scheme`]: textOn(color) === '#ffffff' ? 'dark' : 'light',
    [`${name}-edge`]: readable(color, under, controlContrast),
    [`${name}-tint`]: tint,
    [`${name}-text`]: readable(color, [...under, tint], scheme === 'light' ? textContrast : easyInTheDark),
  }
}

/**
 * The style sheet of a theme, for a `<style nonce>` after tokens.css. Safe to print as it is: colors are
 * parsed, the radius is a number, and fonts are chosen by name.
 */
export function themeCss(theme: Theme): string {
  const radius = Math.min(24, Math.max(0, Number.parseFloat(String(theme.radius)) || 0))
  const shape = {
    radius: `${radius}px`,
    'font-body': fontStacks[theme.fontBody] ?? fontStacks['public-sans'],
    'font-heading': fontStacks[theme.fontHeading] ?? fontStacks['public-sans'],
    content: widths[theme.width] ?? widths.normal,
    ink: parseColor(theme.ink) ?? defaultTheme.ink,
    'on-ink': textOn(parseColor(theme.ink) ?? defaultTheme.ink),
    ...(theme.headingCase === 'upper' && { 'heading-case': 'uppercase', 'heading-spacing': '0' }),
    ...(theme.headingScale === 'large' && large),
  }
  const dark = declarations(themeColors(theme, 'dark'))
  return [
    `:root{${declarations(shape)}${declarations(themeColors(theme, 'light'))}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}`,
    `:root[data-scheme=dark]{${dark}}`,
  ].join('')
}

const widths = { narrow: '68rem', normal: '72rem', wide: '84rem' }
const large = {
  'text-2xl': 'clamp(1.75rem, 1.4rem + 1.4vw, 2.75rem)',
  'text-3xl': 'clamp(2rem, 1.5rem + 2.2vw, 3.25rem)',
  'text-4xl': 'clamp(2.75rem, 1.6rem + 5vw, 5.5rem)',
}

/** What of a theme is not a variable: attributes of the document's root that style sheets ask for. */
export const themeAttributes = ({ headerLayout, cards, footerSurface }: Theme): Record<string, string> => ({
  'data-header': known('headerLayout', headerLayout),
  'data-cards': known('cards', cards),
  'data-footer': known('footerSurface', footerSurface),
})

const known = (name: LookName, value: string): string =>
  (looks[name] as readonly string[]).includes(value) ? value : looks[name][0]

/** The hosted families of a style sheet, as in the names of their files. */
export const hostedFonts = (css: string): string[] => [
  ...new Set(
    [...css.matchAll(/'([\w ]+) Variable'/g)].map(([, family]) => family!.toLowerCase().replaceAll(' ', '-')),
  ),
]

function declarations(values: Record<string, string>) {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')
}
