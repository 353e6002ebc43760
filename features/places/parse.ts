import { endingState } from './names.ts'

const zip = /(?:^|[\s,])(\d{5})(?:-?\d{4})?$/
const country = /[,\s]+(?:USA|U\.S\.A\.?|U\.S\.?|United States(?: of America)?)$|[,]\s*US$/i
const codeFirst = /^(?:USA?\s*-\s*)([A-Z]{2})\s*-\s*(.+)$|^([A-Z]{2})\s+-\s+(.+)$/

export type PlaceText = {
  zip: string | null
  state: string | null
  /** what may be the city, most likely first */
  candidates: string[]
}

/** Reads an address, a ZIP, 'City, ST' or 'City, State'; nothing is looked up. */
export function readPlace(text: string): PlaceText {
  const trimmed = text
    .slice(0, 200)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(country, '')
    .replace(codeFirst, (_, a, b, c, d) => `${b ?? d}, ${a ?? c}`)
  const found = zip.exec(trimmed)
  const rest = (found ? trimmed.slice(0, found.index) : trimmed).replace(/[,\s]+$/, '')
  const ending = endingState(rest.replaceAll(',', ' , ')) ?? { before: rest, state: null }
  return { zip: found?.[1] ?? null, state: ending.state, candidates: cityNames(ending.before) }
}

/** 'Suite 4, 12 Main St, Salem' and '12 Main St Salem' end in the city; so it is looked for at the end. */
function cityNames(before: string): string[] {
  const parts = before
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const last = parts.at(-1)
  if (!last) return []
  const words = last.replace(/^.* - /, '').split(' ')
  const endings = words.slice(0, 8).map((_, index) => words.slice(index).join(' '))
  return [last, ...endings]
}

/**
 * A place as people type it, in one form: '10001', 'New York, NY', or null when it is neither a ZIP nor 'City, ST'.
 * Does not check whether the place exists.
 */
export function parsePlace(text: string): string | null {
  const { zip, state, candidates } = readPlace(text)
  if (zip) return zip
  const city = candidates[0]?.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  return state && city ? `${city}, ${state}` : null
}
