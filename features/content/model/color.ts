import { colord, extend } from 'colord'
import names from 'colord/plugins/names'
import { colorOf } from './grammar.ts'

/** A color: red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Rgba = { r: number; g: number; b: number; a: number }

/** A typed color: hex, rgb(), hsl() or a name; null for what CSS does not show. */
export function rgbaOf(text: string | undefined): Rgba | null {
  // Here, not at module level: pages without such colors do not load the names.
  extend([names])
  const color = colord(colorOf(text) ?? '')
  return color.isValid() ? color.toRgb() : null
}

/** As '#rrggbb', what is behind it shining through. */
export function hexOn({ r, g, b, a }: Rgba, ground: string): string {
  const under = colord(ground).toRgb()
  const over = (value: number, below: number) => value * a + below * (1 - a)
  return colord({ r: over(r, under.r), g: over(g, under.g), b: over(b, under.b) }).toHex()
}
