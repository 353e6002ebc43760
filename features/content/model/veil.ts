import type { Container } from './document.ts'
import { colorOf } from './grammar.ts'

/** Behind white words on a white picture: 4.7 to 1. */
const night = 'rgb(0 0 0 / 55%)'

/**
 * The overlay between a picture or video and the text on it: in the container's background color, else
 * dark: a picture may be light where the first word stands and dark where the last does. Null where no words stand on it.
 */
export function veilOf(container: Container): string | null {
  if (!hasWordsOnIt(container)) return null
  const color = colorOf(container.backgroundColor)
  return color ? `color-mix(in srgb,${color} 75%,transparent)` : night
}

/** A column with a ground of its own has its words there. */
const hasWordsOnIt = ({ title, hideTitle, columns }: Container) =>
  (title && !hideTitle) || columns.some((column) => !column.backgroundColor || (column.opacity ?? 1) < 0.5)
