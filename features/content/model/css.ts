import { textOn } from '#ui/contrast.ts'
import { narrow } from '#ui/picture-variants.ts'
import { classOf } from './class-of.ts'
import { hexOn, rgbaOf } from './color.ts'
import type { Column, Container, Document } from './document.ts'
import { colorOf, hoverOf, lengthOf, pictureOf } from './grammar.ts'
import { hoverDurationMs, imageSize, margins } from './limits.ts'
import { clamp } from './number.ts'
import { inkOnSite, siteGround, siteText } from './site-colors.ts'
import { declarationsOf } from './style-text.ts'
import { veilOf } from './veil.ts'

/** The rules that a document's own values make. Layout and shared rules are in the views' style sheets. */
export const cssOf = (document: Document): string => document.containers.map(containerCss).join('')

/** As containerCss of one container alone: the editor writes only what changed. */
export function containerCss(container: Container): string {
  const own = rule(classOf(container), [
    size('--above', container.marginTop ?? margins.default),
    size('--below', container.marginBottom ?? margins.default),
    size('--around-x', container.horizontalPadding),
    size('--around-y', container.verticalPadding),
    declared('min-height', lengthOf(container.containerSize)),
    ...(container.style === 'grid' ? grid(container) : []),
    ...background(container),
    ...declarationsOf(container.styleText),
  ])
  return own + phoneCss(container) + scaleCss(container) + container.columns.map(columnCss).join('')
}

function grid({ columnsPerRow, columnGap }: Container): (string | null)[] {
  const perRow = whole(columnsPerRow, 1, 10, 3)
  // However wide the gaps are to be, a fifth of the row is left for the columns.
  const widest = Math.floor(80 / Math.max(perRow - 1, 1))
  const gap = columnGap === undefined ? null : `${whole(columnGap, 0, widest, 0)}%`
  return [
    declared('--per-row', String(perRow)),
    declared('--gap', gap),
    // On a phone many small columns stay side by side; three wide ones do not.
    declared('--per-row-phone', perRow >= 7 ? '3' : perRow >= 4 ? '2' : null),
  ]
}

function columnCss(column: Column): string {
  const name = classOf(column)
  const color = groundOf(column.backgroundColor)
  const hover = hoverOf(column.hoverAnimation, column.hoverAnimationParams)
  const ms = whole(column.hoverAnimationDuration, 0, 10_000, hoverDurationMs)
  return (
    rule(name, [
      size('--pad-x', column.horizontalPadding),
      size('--pad-y', column.verticalPadding),
      declared('--pad-block', color && column.verticalPadding === undefined ? 'var(--space-4)' : null),
      declared('--pad-inline', color && column.horizontalPadding === undefined ? 'var(--space-4)' : null),
      declared('--width', column.width === undefined ? null : String(whole(column.width, 10, 90, 50) / 100)),
      ...aligned(column.textAlignment),
      ...((column.opacity ?? 1) >= 0.5 ? inkOn(column.backgroundColor) : []),
      declared('color', siteText(column.fontColor) ?? colorOf(column.fontColor)),
      declared('font-size', column.fontSize ? `${whole(column.fontSize, 8, 120, 16) / 16}rem` : null),
      declared('transition', hover && `${hover.split(':')[0]} ${ms}ms`),
    ]) +
    // Opacity is the background's alone: text stays readable.
    rule(`${name}::before`, [
      declared('background-color', color),
      color && declared('opacity', String(clamp(column.opacity ?? 1, { min: 0, max: 1, step: 0.1 }))),
    ]) +
    hoverCss(name, hover) +
    pictureCss(column) +
    (column.freeContent ?? []).map(pictureCss).join('')
  )
}

/** A change of color is not motion: reduced motion keeps it. */
function hoverCss(name: string, hover: string | null): string {
  if (!hover) return ''
  const rule = `.${name}:hover{${hover}}`
  return hover.startsWith('color') ? rule : `@media (prefers-reduced-motion:no-preference){${rule}}`
}

type Picture = { id: string; imageWidth?: unknown; imageHeight?: unknown }

/** A height that was chosen holds, though the picture has another shape: it is cropped, never pressed. */
function pictureCss(part: Picture): string {
  const [width, height] = [part.imageWidth, part.imageHeight].map((given) => pixels(given))
  if (!height) return ''
  const shape = width ? `aspect-ratio:${width}/${height}` : `block-size:${height}px`
  return rule(`${classOf(part)} img`, [shape, 'object-fit:cover'])
}

const pixels = (given: unknown) => (typeof given === 'number' ? clamp(given, imageSize) : 0)

/** Lines are no longer than reads well (ui/text.module.css): they align with their words. */
const alignments: Record<string, string[]> = {
  left: ['text-align:left'],
  center: ['text-align:center', '--lines-start:auto', '--lines-end:auto'],
  right: ['text-align:right', '--lines-start:auto'],
  justify: ['text-align:justify'],
}
const aligned = (alignment: string | undefined) =>
  alignment && Object.hasOwn(alignments, alignment) ? alignments[alignment]! : []

function background(container: Container): (string | false | null)[] {
  const { backgroundType } = container
  const color = declared('background-color', groundOf(container.backgroundColor))
  if (backgroundType === 'color') return [color, ...inkOn(container.backgroundColor)]
  const veil = veilOf(container)
  const onVeil = veil ? [`--veil:${veil}`, ...inkOn(container.backgroundColor ?? '#000')] : []
  if (backgroundType === 'video') return [color, ...onVeil]
  const picture = backgroundType === 'image' && pictureOf(container.backgroundImage)
  if (!picture) return []
  const place = declared(
    'background-position',
    `${whole(container.imageHorizontalPosition, 0, 100, 50)}% ${whole(container.imageVerticalPosition, 0, 100, 50)}%`,
  )
  return [color, imageBehind(container, picture), container.useCustomPosition ? place : null, ...onVeil]
}

/** A phone loads a narrower variant of a picture that has one. */
function phoneCss(container: Container): string {
  const picture = container.backgroundType === 'image' && pictureOf(container.backgroundImage)
  const narrower = picture && narrow(picture, 960)
  if (!narrower || narrower === picture) return ''
  return `@media (max-width:47.99rem){${rule(classOf(container), [imageBehind(container, narrower)])}}`
}

/** With the veil over it that the words need. */
const imageBehind = (container: Container, picture: string) =>
  `background-image:${veilOf(container) ? 'linear-gradient(var(--veil),var(--veil)),' : ''}url("${picture}")`

/** A scale is chosen for a wide page; on a phone, where the container is higher than wide, a picture covers it. */
function scaleCss({ backgroundType, useCustomPosition, imageScale, id }: Container): string {
  if (backgroundType !== 'image' || !useCustomPosition) return ''
  const scaled = declared('background-size', `${whole(imageScale, 100, 500, 100)}%`)
  return `@media (min-width:48rem){${rule(classOf({ id }), [scaled])}}`
}

const groundOf = (color: string | undefined) => siteGround(color) ?? colorOf(color)

const white = '#ffffff'

/** On a chosen color, text and controls are those of the light or the dark scheme, whichever is readable. */
function inkOn(color: string | undefined): string[] {
  const onSite = inkOnSite(color)
  if (onSite) return onSite
  const rgba = rgbaOf(color)
  const hex = rgba && rgba.a >= 0.5 && hexOn({ ...rgba, a: 1 }, white)
  return hex ? [`color-scheme:${textOn(hex) === white ? 'dark' : 'light'}`, 'color:var(--text)'] : []
}

const rule = (name: string, declarations: (string | false | null)[]) => {
  const given = declarations.filter(Boolean)
  return given.length ? `.${name}{${given.join(';')}}` : ''
}
const declared = (name: string, value: string | null | undefined) => (value ? `${name}:${value}` : null)
/** In units of the gutter (document 3, section 9); 0 is said, unset is not. */
const size = (name: string, value: number | undefined) =>
  value === undefined ? null : `${name}:${clamp(value, { min: 0, max: 15 })}`
const whole = (value: number | undefined, min: number, max: number, otherwise: number) =>
  clamp(value ?? otherwise, { min, max, step: 1 })
