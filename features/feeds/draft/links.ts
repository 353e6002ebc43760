import { type Fields, firstOf } from '../fields.ts'
import { ownCopy } from '../values/remembered.ts'
import type { DraftContext } from './context.ts'

/** The address where one applies: http or https, nothing else. */
export function applyUrl(fields: Fields, context: DraftContext): string | null {
  for (const path of context.plan.paths.applyUrl) {
    const text = firstOf(fields, path)
    const url = text ? webAddress(text) : null
    // Most are as they were written, and a part of a text keeps the whole text in memory until the job is saved.
    if (url) return ownCopy(url)
    if (text && !/^mailto:/i.test(text)) context.notes.warn('Link that is not a web address', text)
  }
  return null
}

/** An http or https address in its normal form, or null. */
export function webAddress(text: string): string | null {
  const written = text.trim().replace(/&amp;/g, '&')
  const whole = /^www\./i.test(written) ? `https://${written}` : written
  if (!/^https?:\/\//i.test(whole) || whole.length > 2000) return null
  const url = URL.parse(whole)
  return !url || url.username || url.password ? null : url.href
}

const address = /[\w.+%'-]+@[\w-]+(?:\.[\w-]+)+/

export function applyEmail(fields: Fields, context: DraftContext): string | null {
  for (const path of context.plan.paths.applyEmail) {
    const found = address.exec(firstOf(fields, path) ?? '')
    if (found) return found[0]
  }
  for (const path of context.plan.paths.applyUrl) {
    const found = /^mailto:/i.test(firstOf(fields, path) ?? '') ? address.exec(firstOf(fields, path)!) : null
    if (found) return found[0]
  }
  return null
}
