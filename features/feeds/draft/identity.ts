import { hash } from 'node:crypto'
import { type Fields, firstOf } from '../fields.ts'
import type { Plan } from '../mapping/plan.ts'
import type { Corrections } from '../model/corrections.ts'

/** Increment it when the same record produces a different job: every job is then rewritten at the next run. */
const version = 1
const part = '\u001f'

/**
 * What identifies this job among the employer's: the feed's own id, else its title, place and address on the web.
 * @returns null when the record has none of them
 */
export function referenceOf(fields: Fields, plan: Plan): string | null {
  for (const path of plan.paths.reference) {
    const value = firstOf(fields, path)
    if (value) return value.length <= 200 ? value : `#${hash('sha1', value)}`
  }
  const parts = (['title', 'place', 'city', 'state', 'zip', 'applyUrl'] as const).map((target) => {
    const path = plan.paths[target].find((one) => fields.has(one))
    return path ? firstOf(fields, path) : ''
  })
  return parts[0] || parts.at(-1) ? `#${hash('sha1', parts.join(part))}` : null
}

/** How a feed is read: its format, and what staff corrected. Where it changes, every job is made again. */
export const readingOf = (dialect: string, { fields, dateOrder }: Corrections): string =>
  fields.length || dateOrder ? `${dialect}${JSON.stringify([fields, dateOrder])}` : dialect

/** Equal when everything of the record that the job is made of is equal; dates of sending are left out. */
export function contentHash(fields: Fields, plan: Plan, reading: string): Buffer {
  let text = `${version}${part}${reading}`
  for (const path of plan.content) {
    const values = fields.get(path)
    if (values) text += `${part}${path}${part}${values.length === 1 ? values[0] : values.join(part)}`
  }
  return hash('sha1', text, 'buffer')
}
