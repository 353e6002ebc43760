// Whether colors can be read on each other (WCAG 2.2: 4.5:1 for text, 3:1 for controls). Colors are six-digit hex strings.

export const textContrast = 4.5
export const controlContrast = 3

/** Candidates for text on a color: one of white and black always reaches 4.58:1. */
const inks = ['#ffffff', '#16202c', '#000000']

export type Triple = [number, number, number]

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

/** Red, green and blue, linear, 0 to 1. */
export function channels(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255].map(linear) as Triple
}

function linear(channel: number) {
  const c = channel / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

/** WCAG relative luminance, 0 to 1. */
export function luminance(hex: string) {
  const [r, g, b] = channels(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
