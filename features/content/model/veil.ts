import type { Container } from './document.ts'
import { colorOf } from './grammar.ts'
import { siteGround } from './site-colors.ts'

/** Behind white words on a white picture: 4.7 to 1. */
const night = 'rgb(0 0 0 / 55%)'

/**
 * The overlay between a picture or video and the text on it: in the container's background color, else
 * dark: a picture may be light behind the first word and dark behind the last. Null where no words cover it.
 */
export function veilOf(container: Container): string | null {
  if (!hasWordsOnIt(container)) return null
  const color = siteGround(container.backgroundColor) ?? colorOf(container.backgroundColor)
  return color ? `color-mix(in srgb,${color} 75%,transparent)` : night
}

/** A column with a ground of its own has its words there. */
const hasWordsOnIt = ({ title, hideTitle, columns }: Container) =>
  (title && !hideTitle) || columns.some((column) => !column.backgroundColor || (column.opacity ?? 1) < 0.5)
