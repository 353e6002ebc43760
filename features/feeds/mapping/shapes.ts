import type { Target } from '../model/targets.ts'
import { countryCode } from '../values/countries.ts'
import { readDate } from '../values/dates.ts'
import { readSource, readWorkplace } from '../values/employment.ts'
import { readFlag, saysNothing } from '../values/words.ts'
import type { Seen } from './evidence.ts'

type Test = (text: string) => boolean

const url: Test = (text) => /^(?:https?:\/\/|www\.)\S+$/i.test(text)
const number: Test = (text) => /^-?\d+(?:[.,]\d+)?$/.test(text.trim())
const amount: Test = (text) => /\d/.test(text) && text.length < 40
const date: Test = (text) => readDate(text) !== null
const short =
  (most: number): Test =>
  (text) =>
    text.length <= most
const name: Test = (text) => text.length <= 120 && !/^[\d\s.,/-]+$/.test(text) && !url(text)
const markup = /<\/?(?:p|br|b|ul|li|div|strong|span)\b/i
const flag: Test = (text) => readFlag(text) !== null

/** How the values of a target look; a path with the right name and other values is something else. */
const tests: { [target in Target]?: Test } = {
  applyUrl: url,
  applyEmail: (text) => /\S@\S/.test(text) && text.length < 120,
  logo: (text) => url(text) || /\.(?:png|jpe?g|gif|svg|webp)$/i.test(text),
  companyUrl: (text) => url(text) || /^[\w-]+(?:\.[\w-]+)+\/?\S*$/.test(text),
  company: (text) => text.length <= 150 && !markup.test(text),
  title: short(200),
  reference: short(120),
  city: name,
  county: name,
  state: (text) => name(text) || /^\d{2}$/.test(text),
  country: (text) => countryCode(text) !== null,
  zip: (text) => /\d/.test(text) && text.length <= 12,
  lat: number,
  lon: number,
  coordinates: (text) => /^-?\d+(?:\.\d+)?\s*[,;]\s*-?\d+(?:\.\d+)?$/.test(text.trim()),
  wage: (text) => /\d/.test(text) && text.length < 200,
  wageMin: amount,
  wageMax: amount,
  wageUnit: (text) => short(40)(text) && !number(text),
  currency: short(12),
  posted: date,
  updated: date,
  expires: date,
  source: (text) => readSource(text) !== null,
  // A number is a code of the source: `JobLocationType: 1`.
  workplace: (text) => text.length <= 80 && !number(text),
  remote: (text) => readFlag(text) !== null || readWorkplace(text) !== null,
  telework: flag,
  volunteer: flag,
  confidential: flag,
  competitive: (text) => flag(text) || /^0[1-9]$/.test(text),
  type: short(120),
  level: short(120),
  category: short(200),
  agency: short(200),
  subagency: short(200),
  place: short(300),
  address: short(300),
  clearance: short(120),
  description: (text) => text.length > 40 || /<\w/.test(text),
}

/** Do enough of the values seen look like this target's? */
export function fits(target: Target, seen: Seen): boolean {
  const test = tests[target]
  if (!test) return true
  const telling = seen.examples.filter((text) => text && !saysNothing(text))
  if (!telling.length) return true
  const fitting = telling.filter(test).length
  // One readable amount among "to be negotiated" makes a wage; dates and links must nearly all be right.
  return target === 'wage' ? fitting > 0 : fitting >= telling.length * 0.6
}

export const isLongText = (seen: Seen): boolean =>
  seen.averageLength > 160 || seen.examples.some((text) => /<(?:p|li|br|ul|div)\b/i.test(text))
export const isUrl = (seen: Seen): boolean => seen.examples.length > 0 && seen.examples.every(url)

/** 'Diesel Mechanic', 'Infirmier (h/f)': a few words, nearly everywhere another. */
export const looksLikeTitle = ({ examples, records, distinct, averageLength }: Seen): boolean =>
  averageLength >= 5 &&
  averageLength <= 80 &&
  distinct >= Math.min(records, 20) * 0.6 &&
  examples.filter((text) => /^\p{L}[^@]*\p{Ll}/u.test(text) && !date(text) && !url(text)).length >=
    examples.length * 0.8

const duration = /^\d+[\s_-]?(?:mois|months?|ans?|years?|semaines?|weeks?|jours?|days?)$/i
export const isDuration = (seen: Seen): boolean =>
  seen.examples.length > 0 && seen.examples.every((text) => duration.test(text))
