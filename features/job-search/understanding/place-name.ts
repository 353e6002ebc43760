import {
  exactLocationOf,
  isInstallation,
  isRegionName,
  isWordToo,
  type Location,
  namesInstallation,
  type Places,
  stateCode,
} from '#features/places/index.ts'
import type { Dictionary } from './dictionary.ts'

// Whether words that name a place name one here: they may be a word of a job, a degree or a company.

// Two letters that are hardly ever a word, a trade or a title, in any case.
const plainCodes = new Set(
  'TX FL CA NC SC NY GA WA AZ NV TN KY MN WI IL NJ CT UT KS NE SD ND NM WV WY RI NH VT IA AR AK OH MI'.split(
    ' ',
  ),
)
// Those that are degrees, licenses or departments of a clinic: 'nurse PA' may be a physician assistant.
const clinical = new Set(['PA', 'MD', 'MA', 'OR', 'VA', 'CO', 'MS'])
const isClinical =
  /nurs|physician|medic|clinic|hospital|practitioner|doctor|surg|therap|dent|claims|benefits/i
// Words in any sentence where they are not in capitals.
const smallWords = new Set([
  'IN',
  'OR',
  'ME',
  'HI',
  'OK',
  'DE',
  'ID',
  'LA',
  'MA',
  'PR',
  'AL',
  'AS',
  'MP',
  'VI',
])
const never = new Set(['MP', 'AS', 'VI'])

// Large cities whose names are words of job titles.
const cityWords = new Set(
  'mobile orange independence reading enterprise surprise commerce industry normal temple security home energy'.split(
    ' ',
  ),
)
/** Those that are no city after 'in' either. */
const fields = new Set('enterprise commerce industry normal security home energy'.split(' '))

/** Two letters that are a state beside these words. */
export function isCode(
  text: string,
  others: string,
  known: Dictionary,
  isShouted: boolean,
  isEnd: boolean,
): boolean {
  const code = text.toUpperCase()
  if (!others || stateCode(code) === null || never.has(code)) return false
  if (/,$/.test(others)) return true
  const isCapitals = text === code && !isShouted
  if (plainCodes.has(code)) return (isEnd || isCapitals) && (isCapitals || isJob(others, known))
  if (clinical.has(code) && isClinical.test(others)) return false
  if (smallWords.has(code) && !isCapitals) return false
  return isEnd && isJob(others, known)
}

/** Without 'in' before it, a name counts with its state, as a state, a post, or as a city that needs no state. */
export function isSure(places: Places, text: string, location: Location): boolean {
  if (location.kind === 'region') return true
  if (location.kind === 'state') return !isWordToo(text.replace(/\.$/, ''))
  if (location.kind !== 'place' || cityWords.has(text.toLowerCase()) || !/^[\p{L}\d]/u.test(text))
    return false
  if (/^\d/.test(text) && !/^\d{5}(?:-\d{4})?$/.test(text)) return namesInstallation(text)
  return /\d{5}/.test(text) || stateCode(text.split(/[\s,]+/).at(-1)!) !== null || places.find(text) !== null
}

/** After 'in' or 'near' a village counts too, unless its name is a word of jobs: 'in security', 'in construction'. */
export function isPlaceName(places: Places, known: Dictionary, text: string, location: Location): boolean {
  if (/^\p{L}{2}$/u.test(text)) return stateCode(text) !== null && !/^(?:it|hr|me)$/i.test(text)
  if (isSure(places, text, location)) return true
  if (location.kind !== 'place') return false
  return places.isTown(location.place)
    ? !fields.has(text.toLowerCase())
    : !text.split(' ').every((word) => known.knows(word.toLowerCase()))
}

/** A town of several namesakes, where its name is no word of jobs: 'warehouse columbus'. */
export function isTown(places: Places, known: Dictionary, text: string, location: Location): boolean {
  if (location.kind !== 'place' || /^\p{L}{2}$/u.test(text)) return false
  if (text.split(' ').every((word) => known.knows(word.toLowerCase()))) return false
  // 'driver okc'; other three letters are an airport's, or mean something else.
  if (/^\p{L}{3}$/u.test(text)) return isRegionName(text)
  return isNameOnly(known, text) || places.isTown(location.place) || namesInstallation(text)
}

/** 'Los Alamos': several words, and none that is a word of jobs. */
export function isNameOnly(known: Dictionary, text: string): boolean {
  const words = text.toLowerCase().split(' ')
  const telling = words.filter((word) => word.length > 3)
  return words.length > 1 && telling.length > 0 && !telling.some((word) => known.knows(word))
}

/** The other words name a job, or nothing but a job: a place and 'Instruments' may be a company. */
export const isOfJob = (others: string, known: Dictionary, location: Location) =>
  others === '' || isJob(others, known) || (location.kind === 'state' && /\bjobs?$/i.test(others))

const isJob = (others: string, known: Dictionary) =>
  others
    .toLowerCase()
    .split(/[\s,/]+/)
    .filter((word) => /^\p{L}{3,}$/u.test(word))
    .every(
      (word) =>
        known.knows(word) ||
        /^(?:jobs?|hiring|near|former|retired|transitioning|veterans?|vet|military|spouses?|army|navy|marines?|usmc|usaf|mos|afsc|for|and|bravo|class|cdl)$/.test(
          word,
        ),
    )

/** Whether a place is found without the first word too: 'driver Dallas, TX' is an address to the gazetteer. */
export function isLonger(places: Places, text: string, found: Location): boolean {
  if (namesInstallation(text)) return false
  // 'Las Vegas NV' is all of the name, though 'Vegas NV' is enough.
  if (found.kind === 'place' && text.toLowerCase().startsWith(found.place.city.toLowerCase())) return false
  const [, rest] = /^\S+\s+(.+)$/.exec(text) ?? []
  const shorter = rest ? exactLocationOf(places, rest) : null
  if (shorter?.kind !== found.kind) return false
  if (shorter.kind !== 'place' || found.kind !== 'place') return false
  // 'mechanic MCAS Yuma, AZ' is in Yuma to the gazetteer, with the post for a street.
  return shorter.text === found.text || isInstallation(shorter.place)
}

/** 'put in furnaces phoenix az': what is before a city and its state is of the work. An address may begin with words, too. */
export function beginsWithWork(places: Places, known: Dictionary, text: string, location: Location): boolean {
  const first = text.split(' ', 1)[0]!
  return (
    !/\d/.test(text) &&
    !beginsName.test(first) &&
    known.knows(first.toLowerCase()) &&
    isLonger(places, text, location)
  )
}

/** Of 'camp lejeune nc' and 'san antonio tx' no word may be missing, although the rest is found. */
export const beginsName =
  /^(?:camp|f(?:or)?t\.?|naval|nas|nb|ns|mc[abcl]\w*|jb|joint|san|santa|saint|st\.?|new|el|las?|los|port|lake|north|south|east|west|mount|mt\.?|cape|corpus|grand|big|palm|long|virginia|colorado)$/i
