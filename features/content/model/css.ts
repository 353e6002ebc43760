import { parseColor, textOn } from '#ui/contrast.ts'
import type { Column, Container, Document } from './document.ts'
import { colourOf, hoverOf, lengthOf, pictureOf } from './grammar.ts'
import { hoverDurationMs, margins } from './limits.ts'
import { clamp } from './number.ts'

/** The class of a part, by its id: ids are letters, digits, - and _, so they need no escape. */
export const classOf = (part: { id: string }) => `p-${part.id}`

/** The rules that a document's own values make. Layout and everything that all share stands in the views' style sheets. */
export const cssOf = (document: Document): string => document.containers.map(containerCss).join('')

/** As containerCss of one container alone: the editor writes only what changed. */
export function containerCss(container: Container): string {
  const own = rule(classOf(container), [
    size('--above', container.marginTop ?? margins.default),
    size('--below', container.marginBottom ?? margins.default),
    size('--pad-x', container.horizontalPadding),
    size('--pad-y', container.verticalPadding),
    declared('min-height', lengthOf(container.containerSize)),
    container.style === 'grid' && declared('--per-row', String(whole(container.columnsPerRow, 1, 10, 3))),
    container.style === 'grid' && declared('--gap', `${whole(container.columnGap, 0, 100, 0)}%`),
    ...background(container),
  ])
  return own + container.columns.map(columnCss).join('')
}

function columnCss(column: Column): string {
  const name = classOf(column)
  const colour = colourOf(column.backgroundColor)
  const hover = hoverOf(column.hoverAnimation, column.hoverAnimationParams)
  const ms = whole(column.hoverAnimationDuration, 0, 10_000, hoverDurationMs)
  return (
    rule(name, [
      size('--pad-x', column.horizontalPadding),
      size('--pad-y', column.verticalPadding),
      declared('--width', column.width === undefined ? null : String(whole(column.width, 10, 90, 50) / 100)),
      declared(
        'text-align',
        alignments.find((one) => one === column.textAlignment),
      ),
      ...((column.opacity ?? 1) >= 0.5 ? inkOn(column.backgroundColor) : []),
      declared('color', colourOf(column.fontColor)),
      declared('font-size', column.fontSize ? `${whole(column.fontSize, 8, 120, 16) / 16}rem` : null),
      declared('transition', hover && `${hover.split(':')[0]} ${ms}ms`),
    ]) +
    // Opacity is the background's alone: text stays readable.
    rule(`${name}::before`, [
      declared('background-color', colour),
      colour && declared('opacity', String(clamp(column.opacity ?? 1, { min: 0, max: 1, step: 0.1 }))),
    ]) +
    (hover ? `@media (prefers-reduced-motion:no-preference){.${name}:hover{${hover}}}` : '')
  )
}

const alignments = ['left', 'center', 'right', 'justify'] as const

function background(container: Container): (string | false | null)[] {
  const { backgroundType } = container
  const colour = declared('background-color', colourOf(container.backgroundColor))
  if (backgroundType === 'color') return [colour, ...inkOn(container.backgroundColor)]
  const picture = backgroundType === 'image' && pictureOf(container.backgroundImage)
  if (!picture) return []
  const place = [
    declared('background-size', `${whole(container.imageScale, 100, 500, 100)}%`),
    declared(
      'background-position',
      `${whole(container.imageHorizontalPosition, 0, 100, 50)}% ${whole(container.imageVerticalPosition, 0, 100, 50)}%`,
    ),
  ]
  return [colour, `background-image:url("${picture}")`, ...(container.useCustomPosition ? place : [])]
}

/** On a colour that somebody chose, text and controls are those for a light or a dark page, whichever can be read. */
function inkOn(colour: string | undefined): string[] {
  const hex = parseColor(colour ?? '')
  return hex ? [`color-scheme:${textOn(hex) === '#ffffff' ? 'dark' : 'light'}`, 'color:var(--text)'] : []
}

const rule = (name: string, declarations: (string | false | null)[]) => {
  const said = declarations.filter(Boolean)
  return said.length ? `.${name}{${said.join(';')}}` : ''
}
const declared = (name: string, value: string | null | undefined) => (value ? `${name}:${value}` : null)
/** In units of the gutter (document 3, section 9); 0 is said, unset is not. */
const size = (name: string, value: number | undefined) =>
  value === undefined ? null : `${name}:${clamp(value, { min: 0, max: 15 })}`
const whole = (value: number | undefined, min: number, max: number, otherwise: number) =>
  clamp(value ?? otherwise, { min, max, step: 1 })
