import type { Finding, Rule } from '../check.ts'
import { elementsOf } from '../markup.ts'
import { type CheckedPart, richTextsOf } from '../parts.ts'

const vague = /^(click( here)?|here|this|link|this link|read( more)?|more|learn more|go|details)[.!…]*$/i

/** Link text describes its target, also out of context. */
export const linksRule: Rule = (parts) => parts.flatMap((part) => [...ofTexts(part), ...ofButton(part)])

const ofTexts = (part: CheckedPart): Finding[] =>
  richTextsOf(part).flatMap(([field, html]) =>
    elementsOf(html, 'a').flatMap(({ text, attributes }): Finding[] => {
      const at = { id: part.id, field }
      if (!attributes.href) return []
      if (!text) return [{ ...at, message: 'A link has no text.', level: 'error' }]
      return isVague(text) ? [{ ...at, message: sentence(text), level: 'warning' }] : []
    }),
  )

function ofButton({ id, values }: CheckedPart): Finding[] {
  const words = typeof values.buttonText === 'string' ? values.buttonText.trim() : ''
  if (!words || !isVague(words)) return []
  return [{ id, field: 'buttonText', message: sentence(words), level: 'warning' }]
}

const isVague = (text: string) => vague.test(text) || /^https?:\/\//i.test(text)
const sentence = (text: string) => `“${text}” does not describe where the link leads.`
