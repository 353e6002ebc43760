import { mayFrame } from '#features/content/schema.ts'
import type { Rule } from '../check.ts'

/** Frames come from hosts that the site allows; others stay empty. That they have a title, the required fields say. */
export const framesRule: Rule = (parts, { frames }) =>
  parts
    .filter(({ type, values }) => type === 'iframe' && values.linkTo)
    .flatMap(({ id, values }) => {
      const url = URL.canParse(String(values.linkTo)) ? new URL(String(values.linkTo)) : null
      const at = { id, field: 'linkTo', level: 'error' as const }
      if (url?.protocol !== 'https:') return [{ ...at, message: 'A frame needs an https address.' }]
      if (mayFrame(url.host, frames)) return []
      const message = `This site does not allow frames of ${url.host}: visitors see nothing. An administrator can allow it.`
      return [{ ...at, message }]
    })
