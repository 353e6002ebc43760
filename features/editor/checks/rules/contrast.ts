import { contrast, mix, parseColor, textContrast } from '#ui/contrast.ts'
import type { Finding, Rule } from '../check.ts'
import type { Part } from '../parts.ts'

/** --page of ui/tokens.css */
const pages = { light: '#ffffff', dark: '#11161d' }
/** WCAG 2.2, 1.4.3: large text, in pixels */
const large = { from: 24, contrast: 3 }

/** Colours that somebody chose can be read (WCAG 2.2: 4.5:1, large text 3:1). Colours that have only a name are not looked at. */
export const contrastRule: Rule = (parts) => parts.filter(({ kind }) => kind === 'column').flatMap(ofColumn)

function ofColumn({ id, values, container }: Part): Finding[] {
  const text = parseColor(String(values.fontColor ?? ''))
  if (!text || container.backgroundType === 'image' || container.backgroundType === 'video') return []
  const least = Number(values.fontSize ?? 0) >= large.from ? large.contrast : textContrast
  const behind = container.backgroundType === 'color' ? parseColor(container.backgroundColor ?? '') : null
  const own = parseColor(String(values.backgroundColor ?? ''))
  const on = (page: string) => {
    const ground = behind ?? page
    return own ? mix(own, ground, typeof values.opacity === 'number' ? values.opacity : 1) : ground
  }
  const [light, dark] = [on(pages.light), on(pages.dark)].map((ground) => contrast(text, ground))
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
