import type { Fields } from '../fields.ts'
import { escapeText } from '../reading/inline-markup.ts'
import { cleanDescription, cleanText, section } from '../values/description.ts'
import { saysNothing } from '../values/words.ts'
import { type DraftContext, firstValue } from './context.ts'

/** The whole text of a job: its description, further sections under their headings, and the list of details. */
export function describe(fields: Fields, context: DraftContext, facts: Map<string, string[]>): string {
  const main = firstValue(fields, context, 'description')
  const parts = main ? [cleanDescription(main)] : []
  for (const [heading, texts] of sections(fields, context)) {
    const body = texts
      .map(cleanDescription)
      .filter((text) => text && !parts.some((part) => repeats(part, text)))
    if (body.length) parts.push(heading ? section(heading, body.join('\n')) : body.join('\n'))
  }
  const details = detailList(fields, context, facts)
  if (details) parts.push(details)
  return parts.join('\n')
}

function* sections(fields: Fields, context: DraftContext): Generator<[heading: string, texts: string[]]> {
  for (const [heading, paths] of context.plan.sections) {
    const texts = paths.flatMap((path) => fields.get(path) ?? []).filter((text) => text && !saysNothing(text))
    yield [heading, texts]
  }
  const { headed } = context.plan
  const headings = headed && fields.get(headed[0])
  if (!headings) return
  for (const [at, text] of (fields.get(headed[1]) ?? []).entries())
    if (text) yield [cleanText(headings[at] ?? ''), [bulleted(text)]]
}

/** Some boards send list items without their list. */
const bulleted = (text: string) => (/^\s*<li/i.test(text) ? `<ul>${text}</ul>` : text)

/** Summaries often repeat the beginning of the description. */
function repeats(part: string, text: string): boolean {
  const start = text.replace(/^(?:<\w+>\s*)+/, '').slice(0, 60)
  return start.length > 20 && part.includes(start)
}

function detailList(fields: Fields, context: DraftContext, facts: Map<string, string[]>): string {
  const all = new Map(facts)
  for (const [label, paths] of context.plan.facts) {
    const values = paths.flatMap((path) => fields.get(path) ?? [])
    all.set(label, [...(all.get(label) ?? []), ...values])
  }
  const items: string[] = []
  for (const [label, values] of all) {
    const texts = new Set(
      values.filter((text) => text && !saysNothing(text)).map((text) => readable(cleanText(text))),
    )
    // A number and its unit often come in two fields.
    const words = [...texts].join(', ').replace(numberAndUnit, '$1 ')
    if (words) items.push(`<li><strong>${escapeText(label)}:</strong> ${escapeText(words)}</li>`)
  }
  return items.length ? section('Details', `<ul>${items.join('')}</ul>`) : ''
}

const numberAndUnit = /(\d), (?=(?:mois|months?|ans?|years?|weeks?|days?)\b)/gi

/** true → Yes; MID_SENIOR_LEVEL → Mid senior level. */
function readable(text: string): string {
  if (/^true$/i.test(text)) return 'Yes'
  if (/^false$/i.test(text)) return 'No'
  if (!/_/.test(text) || /\s/.test(text)) return text
  const words = text.replace(/_+/g, ' ').trim()
  return /[a-z]/.test(words) ? words : words.charAt(0) + words.slice(1).toLowerCase()
}
