// Shades that stay readable whatever a theme's owner picks. They move in OKLCH, where a step looks equally large for every hue.
import { channels, contrast, luminance, type Triple, textContrast, textOn } from './contrast.ts'

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
