import type { Finding, Rule } from '../check.ts'
import { elementsOf } from '../markup.ts'
import { type CheckedPart, richTextsOf } from '../parts.ts'

type Heading = { id: string; field: string; level: number; text: string }

/** The title of a video or a frame is its name, not a heading. */
const named = ['iframe', 'youtube', 'vimeo']

/** People who listen go from heading to heading: none is empty, no level is left out. The page's name is the first. */
export const headingsRule: Rule = (parts) => {
  let before = 1
  return parts.flatMap(headingsOf).flatMap((heading): Finding[] => {
    const { id, field, level, text } = heading
    if (!text) return [{ id, field, message: 'A heading is empty.', level: 'warning' }]
    const skips = level > before + 1
    const message = `“${text}” is a heading ${level}, but follows one of level ${before}: use heading ${before + 1}.`
    before = level
    return skips ? [{ id, field, message, level: 'warning' }] : []
  })
}

function headingsOf(part: CheckedPart): Heading[] {
  const { id, kind, type, fields, values } = part
  const title = typeof values.title === 'string' ? values.title.trim() : ''
  const isHeading = fields.title && title && !named.includes(type)
  return [
    ...(isHeading ? [{ id, field: 'title', level: kind === 'container' ? 2 : 3, text: title }] : []),
    ...richTextsOf(part).flatMap(([field, html]) =>
      elementsOf(html, 'h[2-6]').map(({ name, text }) => ({ id, field, level: Number(name[1]), text })),
    ),
  ]
}
