/** What text and controls on a ground are: those of the page, or those of a filled surface. */
type Ground = { color: string; on: 'page' | 'brand' | 'accent' }

/** Colors of the site by name: a part that uses one follows the site's settings, in light and dark mode (decision 291). */
const grounds: Record<string, Ground> = {
  brand: { color: 'var(--site-brand)', on: 'brand' },
  accent: { color: 'var(--site-accent)', on: 'accent' },
  'brand-tint': { color: 'var(--brand-tint)', on: 'page' },
  'accent-tint': { color: 'var(--accent-tint)', on: 'page' },
  sunken: { color: 'var(--sunken)', on: 'page' },
  raised: { color: 'var(--raised)', on: 'page' },
}

/** As text, on the page and on its tints. */
const texts: Record<string, string> = {
  brand: 'var(--brand-text)',
  accent: 'var(--accent-text)',
  muted: 'var(--muted)',
}

/** What the editor offers, for a background and for text. */
export const siteColors = {
  background: [
    { value: 'brand', label: 'Brand' },
    { value: 'accent', label: 'Accent' },
    { value: 'brand-tint', label: 'Soft brand' },
    { value: 'accent-tint', label: 'Soft accent' },
    { value: 'sunken', label: 'Gray' },
    { value: 'raised', label: 'Card' },
  ],
  text: [
    { value: 'brand', label: 'Brand' },
    { value: 'accent', label: 'Accent' },
    { value: 'muted', label: 'Muted' },
  ],
} as const

const named = (colors: Record<string, unknown>, text: string | undefined) => {
  const name = text?.trim().toLowerCase() ?? ''
  return Object.hasOwn(colors, name) ? name : null
}

/** A name of these as the ground of a container or column, for CSS; null for any other text. */
export function siteGround(text: string | undefined): string | null {
  const name = named(grounds, text)
  return name && grounds[name]!.color
}

/** A name of these as the color of text, for CSS; null for any other text. */
export function siteText(text: string | undefined): string | null {
  const name = named(texts, text)
  return name && texts[name]!
}

/** What text, links and controls are on a ground of the site's own; null where it is none. */
export function inkOnSite(text: string | undefined): string[] | null {
  const name = named(grounds, text)
  if (!name) return null
  const { on } = grounds[name]!
  // Not what a container around it has: tokens of the page's own scheme.
  if (on === 'page') return ['color-scheme:var(--page-scheme)', 'color:var(--text)']
  const [ground, ink] = [`var(--site-${on})`, `var(--on-site-${on})`]
  const families = ['brand', 'accent'].flatMap((family) => [
    ...['', '-edge', '-text'].map((kind) => `--${family}${kind}:${ink}`),
    `--on-${family}:${ground}`,
    ...['-hover', '-active'].map((kind) => `--${family}${kind}:color-mix(in srgb,${ink} 88%,${ground})`),
    `--${family}-tint:color-mix(in srgb,${ink} 12%,${ground})`,
  ])
  return [`color-scheme:var(--on-site-${on}-scheme)`, `color:${ink}`, ...families]
}
