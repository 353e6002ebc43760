/**
 * Colors that stay readable whatever a theme's owner picks (WCAG 2.2: 4.5:1 for text, 3:1 for controls).
 * Colors are six-digit hex strings; shades move in OKLCH, where a step looks equally large for every hue.
 */

export const textContrast = 4.5
export const controlContrast = 3

/** Candidates for text on a color: one of white and black always reaches 4.58:1. */
const inks = ['#ffffff', '#16202c', '#000000']

type Triple = [number, number, number]

/** '#abc', 'AABBCC' or '#aabbcc' as '#aabbcc'; null when it is not a color. */
export function parseColor(text: string): string | null {
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (!hex) return null
  return hex.length === 3 ? `#${hex.replace(/./g, '$&$&')}` : `#${hex}`
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The text color for a filled surface: white where it is readable, otherwise ink. */
export function textOn(color: string): string {
  return inks.find((ink) => contrast(ink, color) >= textContrast) ?? '#000000'
}

/**
 * The nearest shade of `color` that reaches `least` on every one of `surfaces`.
 * When no shade works on all of them, the best available.
 */
export function readable(color: string, surfaces: string | string[], least = textContrast): string {
  const all = [surfaces].flat()
  const worst = (shade: string) => Math.min(...all.map((surface) => contrast(shade, surface)))
  if (worst(color) >= least) return color
  const [lightness, a, b] = toOklab(color)
  for (let step = 1; step <= 100; step++) {
    const shades = [lightness - step / 100, lightness + step / 100]
      .filter((l) => l >= 0 && l <= 1)
      .map((l) => fromOklab([l, a, b]))
      .filter((shade) => worst(shade) >= least)
    if (shades[0]) return shades[0]
  }
  return worst('#000000') > worst('#ffffff') ? '#000000' : '#ffffff'
}

/** `share` of `color` (0 to 1) in `base`. */
export function mix(color: string, base: string, share: number): string {
  const from = toOklab(base)
  const to = toOklab(color)
  return fromOklab(from.map((value, i) => value + ((to[i] ?? 0) - value) * share) as Triple)
}

/** A pressed or hovered fill: one step away from its text color, so that contrast only increases. */
export function pressed(color: string, amount: number): string {
  const [lightness, a, b] = toOklab(color)
  const away = luminance(textOn(color)) > 0.5 ? -amount : amount
  const shade = fromOklab([clamp(lightness + away), a, b])
  if (shade !== color) return shade
  // Black under white text and white under black text cannot get any darker or lighter.
  const back = fromOklab([clamp(lightness - away), a, b])
  return contrast(back, textOn(color)) >= textContrast ? back : color
}

function clamp(value: number) {
  return Math.min(1, Math.max(0, value))
}

function channels(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255].map(linear) as Triple
}

function linear(channel: number) {
  const c = channel / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

function luminance(hex: string) {
  const [r, g, b] = channels(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

// Björn Ottosson, "A perceptual color space for image processing" (2020).
function toOklab(hex: string): Triple {
  const [r, g, b] = channels(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${rgb.map(hexByte).join('')}`
}

function hexByte(value: number) {
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(255 * clamp(encoded))
    .toString(16)
    .padStart(2, '0')
}
