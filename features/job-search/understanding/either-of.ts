import type { Dictionary } from './dictionary.ts'
import { shiftsSaid } from './field-of-work.ts'

/** Jobs of which one is enough, 'nurse' and 'paramedic' of 'nurse or paramedic', and what titles of each say. */
export type Either = { names: string[]; titles: string[] }

const most = { names: 5, words: 4 }
const between = /\s*,\s*(?:(?:and\/)?or\s+)?|\s+(?:and\/)?or\s+|\s+\/\s+/i

/**
 * The words as a choice between jobs, 'or' between all of them: 'welder/fabricator', 'cook, server or bartender', 'nurse or paramedic night
 * shift'. Null: they are none, as some of them name no job.
 */
export function eitherOf(known: Dictionary, words: string): { q: string; either: Either } | null {
  const shift = shiftsSaid.exec(words)?.[0].trim() ?? ''
  const said = tidy(words.replace(shiftsSaid, ' ').replace(/[()]/g, ' '))
  const names = said.split(between).flatMap(slashed(known)).map(tidy)
  const titles = names.map((name) => known.titlesIn(name).join(' '))
  const isChoice = names.length > 1 && names.length <= most.names && new Set(names).size === names.length
  if (!isChoice || !names.every(isShort) || !titles.every(Boolean)) return null
  return { q: `${names.join(' or ')} ${shift}`.trim(), either: { names, titles } }
}

/** 'welder/fabricator' and 'RN/LPN', but not 'network/systems administrator'. */
const slashed = (known: Dictionary) => (words: string) => {
  const names = words.split('/')
  return names.every(known.isTitle) ? names : [words]
}

const isShort = (name: string) => name.split(' ').length <= most.words && /\p{L}{2}/u.test(name)
const tidy = (name: string) => name.replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,]+$/g, '')

/** The words as an engine is asked: a name of several words is one of the choices. */
export function groupedBy(either: Either | null, words: string): string {
  if (!either) return words
  const grouped = either.names.map((name) => (name.includes(' ') ? `(${name})` : name))
  return words.replace(either.names.join(' or '), () => grouped.join(' or '))
}
