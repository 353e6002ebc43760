import { type WorkField, workFields } from '#catalog/job-words.ts'

/** A field of work, and when the work is: 'evening shift' of 'cleaning evening shift'. `described`: null for a field that was named */
export type FieldOfWork = WorkField & { shift: string } & (Described | { described: null })

/** Of work that was described: what those are called who do it, and the careers that it fits less well. */
export type Described = { described: { called: string; also: readonly string[] } }

export const isDescribed = (field: FieldOfWork | null): field is FieldOfWork & Described =>
  field?.described != null

export const shiftsSaid = /(?:^| )(?:(?:night|day|evening|\d+-hour) shift|weekends?)(?= |$)/i
const around =
  /^(?:work(?:ing)? )?(?:in )?(?:the |any |some )?(?:field of |anything in |something in )?|(?: (?:field|industry|sector|business|work|jobs?|careers?|stuff|type|related))+$/gi

/**
 * The field of work that the words are, as a whole: 'dentistry', 'the hospitality industry', 'cleaning evening shift'. Null: they are none.
 * @param isPart of what was typed: skills and tools name a field, too
 */
export function fieldOfWork(words: string, isPart = false): FieldOfWork | null {
  const shift = shiftsSaid.exec(words)?.[0].trim() ?? ''
  const name = words.toLowerCase().replace(shiftsSaid, ' ').replace(/\s+/g, ' ').trim()
  const field = workFields.get(name) ?? workFields.get(name.replace(around, ''))
  const skill = isPart && !field ? workFields.get(`~${name}`) : undefined
  if (skill) return { ...skill, name, shift, described: null }
  return field ? { ...field, shift, described: null } : null
}
