import { states } from '#catalog/states.ts'

const short: Record<string, string> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  mtn: 'mountain',
  pt: 'point',
  hts: 'heights',
  spgs: 'springs',
  twp: 'township',
  jct: 'junction',
  bch: 'beach',
}
const directions: Record<string, string> = { n: 'north', s: 'south', e: 'east', w: 'west' }

/**
 * How names of cities are compared: 'St. Louis', 'Saint Louis' and 'saint-louis' are one, so are 'Ft Worth' and
 * 'Fort Worth', 'MacDill Air Force Base' and 'MacDill AFB', 'Cañon City' and 'Canon City'.
 */
export function cityKey(name: string): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\b(f|s|m)t\.(?=[a-z])/g, '$1t ')
    .replace(/[\u0300-\u036f.'’`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^(?:(?:city|town|village|borough) of|greater) /, '')
    .replace(/ (?:metro(?:politan)? )?area$/, '')
    .replace('air force base', 'afb')
    .replace('space force base', 'sfb')
    .split(' ')
  if (words.length > 1) words[0] = directions[words[0]!] ?? words[0]!
  return words
    .map((word) => short[word] ?? word)
    .join(' ')
    .replace(/^mc /, 'mc')
}

const byName = new Map(
  states.flatMap(({ code, name }) => [
    [code, code],
    [name.toUpperCase(), code],
  ]),
)
// Written differently often enough.
const otherNames = {
  ...{
    ARK: 'AR',
    DEL: 'DE',
    IND: 'IN',
    KAN: 'KS',
    KANS: 'KS',
    MISS: 'MS',
    MONT: 'MT',
    NEB: 'NE',
    NEBR: 'NE',
  },
  ...{ NEV: 'NV', ORE: 'OR', OREG: 'OR', WASH: 'WA', WIS: 'WI', WYO: 'WY', IDA: 'ID', HAW: 'HI' },
  ...{
    'W VIRG': 'WV',
    'N DAK': 'ND',
    'S DAK': 'SD',
    'N MEX': 'NM',
    'N MEXICO': 'NM',
    'N JERSEY': 'NJ',
    'N HAMPSHIRE': 'NH',
    'N YORK': 'NY',
    'N CAR': 'NC',
    'S CAR': 'SC',
    PUERTORICO: 'PR',
  },

  ...{
    ALA: 'AL',
    ARIZ: 'AZ',
    CALIF: 'CA',
    CALI: 'CA',
    COLO: 'CO',
    CONN: 'CT',
    FLA: 'FL',
    ILL: 'IL',
    MASS: 'MA',
  },
  ...{ MICH: 'MI', MINN: 'MN', OKLA: 'OK', PENN: 'PA', PENNA: 'PA', TENN: 'TN', TEX: 'TX', WISC: 'WI' },
  'D.C.': 'DC',
  'WASHINGTON DC': 'DC',
  'WASH DC': 'DC',
  'US VIRGIN ISLANDS': 'VI',
  'VIRGIN ISLANDS': 'VI',
  USVI: 'VI',
  CNMI: 'MP',
  'W VA': 'WV',
  'NORTHERN MARIANAS': 'MP',
}
for (const [name, code] of Object.entries(otherNames)) byName.set(name, code)

/** Abbreviations that are words too, where nothing says that a state is meant: 'car wash', 'Miss'. */
export const isWordToo = (text: string): boolean =>
  /^(?:del|ind|mass|miss|mont|ore|wash|haw|kan|ark|ill|penn)$/i.test(text)

/** What people call states other than by name and code. */
export const stateNicknames: readonly string[] = Object.keys(otherNames)

/** 'tx', 'Texas', 'N.C.', 'N Carolina' → their code; anything else null. */
export function stateCode(text: string): string | null {
  const name = text.trim().toUpperCase()
  // With its dots it is Los Angeles.
  if (name === 'L.A.') return null
  const plain = name.replace(/[.,]/g, '').trim()
  const [first = '', ...rest] = plain.split(/\s+/)
  const whole = compass[first] && rest.length ? `${compass[first]} ${rest.join(' ')}` : plain
  return byName.get(name) ?? byName.get(plain) ?? byName.get(whole) ?? shortenedState(whole)
}

const namesOfTwo = states.map(({ code, name }) => ({ code, words: name.toUpperCase().split(' ') }))

/** 'West Va', 'New Mex', 'No. Dak': the second word is begun. */
function shortenedState(name: string): string | null {
  const [first, second = '', ...others] = name.split(/\s+/)
  if (others.length || (second.length < 3 && second !== 'VA')) return null
  const begun = namesOfTwo.filter(
    ({ words }) =>
      words.length === 2 &&
      words[0] === first &&
      (words[1]!.startsWith(second) || (second === 'VA' && words[1] === 'VIRGINIA')),
  )
  return begun.length === 1 ? begun[0]!.code : null
}

const compass: Record<string, string> = {
  ...{ N: 'NORTH', NO: 'NORTH', S: 'SOUTH', SO: 'SOUTH', W: 'WEST' },
}

/** The longest state name that ends a text without commas ('Santa Fe New Mexico'), and what comes before it. */
export function endingState(text: string): { before: string; state: string } | null {
  const words = text.trim().split(/\s+/)
  for (let length = Math.min(4, words.length); length > 0; length--) {
    const state = stateCode(words.slice(-length).join(' '))
    if (state) return { before: words.slice(0, -length).join(' '), state }
  }
  return null
}
