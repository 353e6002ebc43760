import { colorOf, hexOn, rgbaOf, siteGround, siteText } from '#features/content/schema.ts'
import { contrast, textContrast } from '#ui/contrast.ts'
import type { Finding, Rule } from '../check.ts'
import type { CheckedPart } from '../parts.ts'

/** --page of ui/tokens.css */
const pages = { light: '#ffffff', dark: '#11161d' }
/** WCAG 2.2, 1.4.3: large text, in pixels */
const large = { from: 24, contrast: 3 }

/** Chosen colors are valid and readable (WCAG 2.2: 4.5:1, large text 3:1). */
export const contrastRule: Rule = (parts) => parts.flatMap((part) => [...ofColors(part), ...ofText(part)])

/** What CSS does not know shows nothing. */
const ofColors = ({ id, fields, values }: CheckedPart): Finding[] =>
  Object.entries(fields)
    .filter(([name, { kind }]) => kind === 'color' && values[name] && !isShown(String(values[name])))
    .map(([field, { label }]) => ({
      ...{ id, field, level: 'warning' as const },
      message: `${label}: “${values[field]}” is not a valid color. Choose one, or enter it like #1b4d8a or navy.`,
    }))

/** CSS keywords that inherit their color. */
const relative = ['currentcolor', 'inherit', 'initial', 'unset']
const isShown = (text: string) =>
  rgbaOf(text) !== null ||
  (siteGround(text) ?? siteText(text)) !== null ||
  relative.includes(colorOf(text) ?? '')

function ofText({ id, kind, values, container }: CheckedPart): Finding[] {
  if (kind !== 'column') return []
  if (container.backgroundType === 'image' || container.backgroundType === 'video') return []
  const text = rgbaOf(values.fontColor as string | undefined)
  if (!text) return []
  const least = Number(values.fontSize ?? 0) >= large.from ? large.contrast : textContrast
  const [light, dark] = [pages.light, pages.dark].map((page) => {
    const ground = groundOf(values, container, page)
    return contrast(hexOn(text, ground), ground)
  })
  const at = { id, field: 'fontColor' }
  const ratio = (value: number) => `${value.toFixed(2)} : 1, and should be ${least} : 1`
  if (light! < least)
    return [
      { ...at, message: `This text is hard to read: its contrast is ${ratio(light!)}.`, level: 'error' },
    ]
  if (dark! < least)
    return [
      {
        ...at,
        message: `On dark screens this text is hard to read (${ratio(dark!)}). Choose a background for it too.`,
        level: 'warning',
      },
    ]
  return []
}

/** The background of a column's text: its own color over the container's over the page. */
function groundOf(
  { backgroundColor, opacity }: CheckedPart['values'],
  container: CheckedPart['container'],
  page: string,
) {
  const behind = container.backgroundType === 'color' ? rgbaOf(container.backgroundColor) : null
  const ground = behind ? hexOn(behind, page) : page
  const own = rgbaOf(backgroundColor as string | undefined)
  return own ? hexOn({ ...own, a: own.a * (typeof opacity === 'number' ? opacity : 1) }, ground) : ground
}
