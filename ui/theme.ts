import { controlContrast, mix, parseColor, pressed, readable, textContrast, textOn } from './contrast.ts'

/** The settings of a theme; everything else is derived. */
export type Theme = {
  brand: string
  accent: string
  /** Corner radius in pixels, 0 to 24. */
  radius: number | string
  fontBody: FontName
  fontHeading: FontName
}

export type FontName = keyof typeof fontStacks

/** Fonts a theme may choose by name: one self-hosted, and system families that need no download. */
export const fontStacks = {
  'public-sans': "'Public Sans Variable', 'Public Sans Fallback', system-ui, sans-serif",
  system: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  humanist: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', source-sans-pro, sans-serif",
  industrial:
    "Bahnschrift, 'DIN Alternate', 'Franklin Gothic Medium', 'Nimbus Sans Narrow', sans-serif-condensed, sans-serif",
  serif: "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, Georgia, serif",
  'old-style': "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, Georgia, serif",
  slab: "Rockwell, 'Rockwell Nova', 'Roboto Slab', 'DejaVu Serif', 'Sitka Small', serif",
} as const

export const defaultTheme: Theme = {
  brand: '#1b4d8a',
  accent: '#b4541a',
  radius: 6,
  fontBody: 'public-sans',
  fontHeading: 'public-sans',
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
  }
  const dark = declarations(themeColors(theme, 'dark'))
  return [
    `:root{${declarations(shape)}${declarations(themeColors(theme, 'light'))}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}`,
    `:root[data-scheme=dark]{${dark}}`,
  ].join('')
}

function declarations(values: Record<string, string>) {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')
}
