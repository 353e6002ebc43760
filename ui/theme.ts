import { controlContrast, parseColor, textContrast, textOn } from './contrast.ts'
import type { FontName } from './look-setting.ts'
import { initialVariables, type LookVariables, variableSettings } from './look-settings.ts'
import { mix, pressed, readable } from './shades.ts'

/** The settings of a theme; everything else is derived. */
export type Theme = LookVariables
export type { FontName }

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
} as const satisfies { [name in FontName]: string }

export const defaultTheme: Theme = initialVariables

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
  const colors = {
    brand: parseColor(theme.brand) ?? defaultTheme.brand,
    accent: parseColor(theme.accent) ?? defaultTheme.accent,
  }
  const tintOf = (color: string) => mix(color, surfaces[scheme].page, scheme === 'light' ? 0.08 : 0.22)
  const tints = { brand: tintOf(colors.brand), accent: tintOf(colors.accent) }
  return {
    ...family('brand', colors.brand, scheme, tints),
    ...family('accent', colors.accent, scheme, tints),
  }
}

type Tints = { brand: string; accent: string }

/** @param tints a text of either color may be on both */
function family(name: keyof Tints, color: string, scheme: Scheme, tints: Tints): Record<string, string> {
  const under = Object.values(surfaces[scheme])
  const onAny = [...under, tints.brand, tints.accent]
  return {
    [name]: color,
    [`${name}-hover`]: pressed(color, 0.06),
    [`${name}-active`]: pressed(color, 0.12),
    [`on-${name}`]: textOn(color),
    [`on-site-${name}-scheme`]: textOn(color) === '#ffffff' ? 'dark' : 'light',
    [`${name}-edge`]: readable(color, under, controlContrast),
    [`${name}-tint`]: tints[name],
    [`${name}-text`]: readable(color, onAny, scheme === 'light' ? textContrast : easyInTheDark),
  }
}

/**
 * The style sheet of a theme, for a `<style nonce>` after tokens.css. Safe to print as it is: colors are
 * parsed, the radius is a number, and fonts are chosen by name.
 */
export function themeCss(theme: Theme): string {
  const radius = Math.min(24, Math.max(0, Number.parseFloat(String(theme.radius)) || 0))
  const ink = parseColor(theme.ink) ?? defaultTheme.ink
  const shape = {
    radius: `${radius}px`,
    'font-body': fontStacks[theme.fontBody] ?? fontStacks['public-sans'],
    'font-heading': fontStacks[theme.fontHeading] ?? fontStacks['public-sans'],
    content: widths[theme.width] ?? widths['72'],
    ink,
    'on-ink': textOn(ink),
    'brand-on-ink': readable(parseColor(theme.brand) ?? defaultTheme.brand, ink, easyInTheDark),
    ...Object.assign({}, ...surfaced.map((part) => groundOf(part, theme[`${part}Surface`]))),
    'nav-mark': markOn(theme),
    'hero-focus': theme.heroFocus.replace('-', ' '),
    ...(cardGaps[theme.cardGap] && { 'card-gap': cardGaps[theme.cardGap] }),
    ...(theme.density === 'compact' && compact),
    ...(theme.headingCase === 'upper' && { 'heading-case': 'uppercase', 'heading-spacing': '0' }),
    ...(theme.headingScale === 'large' && large),
  }
  const dark = declarations(themeColors(theme, 'dark'))
  return [
    `:root{${declarations(shape)}${declarations(themeColors(theme, 'light'))}}`,
    // Paper is white.
    `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}`,
    `:root[data-scheme=dark]{${dark}}`,
  ].join('')
}

/** The parts of a page whose surface a theme chooses. */
const surfaced = ['header', 'nav', 'figures', 'footer'] as const

/** The variables of a part on its surface. */
function groundOf(part: string, surface: string): Record<string, string> {
  const on = grounds[surface] ?? grounds.plain!
  const quiet = part === 'footer' && on.edge ? 'var(--muted)' : on.text
  return {
    [`${part}-ground`]: on.ground,
    [`${part}-text`]: quiet,
    ...(part === 'footer' && { 'footer-strong': on.text }),
    [`${part}-edge`]: on.edge || on.ground,
  }
}

/** The mark of the current link in a bar of links. */
function markOn({ navSurface, brand, ink }: Theme): string {
  if (navSurface !== 'brand' && navSurface !== 'ink') return 'var(--brand-edge)'
  const ground = parseColor(navSurface === 'brand' ? brand : ink) ?? defaultTheme[navSurface]
  return readable('#f2b33d', ground, controlContrast)
}

const grounds: { [surface in string]?: { ground: string; text: string; edge?: string } } = {
  plain: { ground: 'var(--page)', text: 'var(--text)', edge: 'var(--line)' },
  sunken: { ground: 'var(--sunken)', text: 'var(--text)', edge: 'var(--line)' },
  brand: { ground: 'var(--brand)', text: 'var(--on-brand)' },
  ink: { ground: 'var(--ink)', text: 'var(--on-ink)' },
}

const widths = { 68: '68rem', 72: '72rem', 84: '84rem' }
const cardGaps: { [gap in string]?: string } = { small: 'var(--space-2)', none: '0px' }
const compact = {
  'card-space': 'var(--space-4)',
  'part-gap': 'clamp(2rem, 4vw, 3rem)',
}
const large = {
  'text-2xl': 'clamp(1.75rem, 1.4rem + 1.4vw, 2.75rem)',
  'text-3xl': 'clamp(2rem, 1.5rem + 2.2vw, 3.25rem)',
  'text-4xl': 'clamp(2.75rem, 1.6rem + 5vw, 5.5rem)',
}

/** Choices that style sheets ask for: attributes of the document's root, such as data-header-layout. */
export const themeAttributes = (theme: Theme): Record<string, string> =>
  Object.fromEntries(
    variableSettings.flatMap((setting) => {
      if (setting.kind !== 'choice') return []
      const { key, choices, initial } = setting
      const isKnown = choices.some(({ value }) => value === theme[key])
      return [[`data-${key.replace(/[A-Z]/g, '-$&').toLowerCase()}`, isKnown ? theme[key] : initial]]
    }),
  )

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
