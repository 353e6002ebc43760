import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { defaultTheme, type Scheme, surfaces, themeAttributes, themeColors, themeCss } from './theme.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const schemes: Scheme[] = ['light', 'dark']
const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** A variable of tokens.css in one scheme. */
function token(name: string, scheme: Scheme): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? ''
  const pair = /light-dark\((.+), (.+)\)/.exec(value)
  return (pair ? pair[scheme === 'light' ? 1 : 2] : value) ?? ''
}

describe.each(schemes)('in the %s scheme', (scheme) => {
  it('brand and accent read on every surface, whatever they are', () => {
    fc.assert(
      fc.property(color, color, (brand, accent) => {
        const set = themeColors({ brand, accent }, scheme)
        for (const name of ['brand', 'accent']) {
          const text = set[`${name}-text`] ?? ''
          // A word in one color may be on the tint of the other, as above the headline of a hero.
          const tints = ['brand-tint', 'accent-tint'].map((tint) => set[tint] ?? '')
          for (const surface of [...Object.values(surfaces[scheme]), ...tints])
            expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(set[`${name}-edge`] ?? '', surfaces[scheme].page)).toBeGreaterThanOrEqual(3)
        }
        const body = token('text', scheme)
        expect(contrast(body, set['brand-tint'] ?? '')).toBeGreaterThanOrEqual(4.5)
        expect(contrast(body, set['accent-tint'] ?? '')).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('tokens.css carries the same surfaces and the default theme as computed here', () => {
    const computed = { ...surfaces[scheme], ...themeColors(defaultTheme, scheme) }
    for (const [name, value] of Object.entries(computed))
      expect([name, token(name, scheme)]).toEqual([name, value])
  })

  it.each(['page', 'sunken', 'raised', 'hover'])('text reads on %s', (surface) => {
    for (const name of ['text', 'muted', 'danger-text', 'success-text', 'warning-text'])
      expect([name, contrast(token(name, scheme), token(surface, scheme)) >= 4.5]).toEqual([name, true])
    expect(contrast(token('line-strong', scheme), token(surface, scheme))).toBeGreaterThanOrEqual(3)
  })

  it.each(['danger', 'success', 'warning'])('%s reads on its fill and its tint', (name) => {
    expect(contrast(token(`on-${name}`, scheme), token(name, scheme))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(token(`${name}-text`, scheme), token(`${name}-tint`, scheme))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(token('text', scheme), token(`${name}-tint`, scheme))).toBeGreaterThanOrEqual(4.5)
  })
})

describe.each(schemes)('on every surface, in the %s scheme', (scheme) => {
  const surface = fc.constantFrom('plain', 'sunken', 'brand', 'ink')

  it('header, navigation, figures and footer read, whatever the colors are', () => {
    fc.assert(
      fc.property(color, color, surface, surface, surface, surface, (brand, ink, ...on) => {
        const [headerSurface, navSurface, figuresSurface, footerSurface] = on as ('plain' | 'ink')[]
        const chosen = { headerSurface, navSurface, figuresSurface, footerSurface } as typeof defaultTheme
        const css = themeCss({ ...defaultTheme, ...chosen, brand, ink })
        const own = { ...themeColors({ brand, accent: defaultTheme.accent }, scheme) }
        const shown = (name: string): string => {
          const value =
            own[name] ?? new RegExp(`^:root\\{[^}]*--${name}:([^;]+);`).exec(css)?.[1] ?? token(name, scheme)
          const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
          return other ? shown(other) : value
        }
        for (const part of ['header', 'nav', 'figures', 'footer'])
          expect(contrast(shown(`${part}-text`), shown(`${part}-ground`))).toBeGreaterThanOrEqual(4.5)
        expect(contrast(shown('footer-strong'), shown('footer-ground'))).toBeGreaterThanOrEqual(4.5)
        expect(contrast(shown('nav-mark'), shown('nav-ground'))).toBeGreaterThanOrEqual(3)
      }),
    )
  })
})

it('lets nothing but colors, a number and known fonts into the style sheet', () => {
  const css = themeCss({
    ...defaultTheme,
    ink: 'url(//evil)',
    width: '1px;}</style>' as '72',
    brand: 'red;}</style><script>',
    accent: 'url(//evil)',
    radius: 'expression(1)' as unknown as number,
    fontBody: '"}</style>' as 'serif',
    fontHeading: 'serif',
  })
  expect(css).not.toMatch(/<|evil|expression/)
  expect(css).toContain('--brand:#1b4d8a;')
  expect(css).toContain('--radius:0px;')
  expect(css).toContain('--content:72rem;')
  const attributes = themeAttributes({
    ...defaultTheme,
    cardStyle: '"><script>' as 'ruled',
    headerLayout: 'bar',
  })
  expect(attributes).toMatchObject({ 'data-header-layout': 'bar', 'data-card-style': 'raised' })
  expect(Object.values(attributes).join()).not.toContain('<')
})
