import { plain } from './words.ts'

const codes = new Map<string, string>()
const noCountry = new Set(['EU', 'UN', 'EZ', 'QO', 'ZZ', 'XA', 'XB'])
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
for (const language of ['en', 'fr', 'es', 'de']) {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  for (const a of letters)
    for (const b of letters) {
      const name = names.of(a + b)
      // A retired code has the name of today's: FX and FR are both France.
      if (name && !noCountry.has(a + b)) codes.set(plain(name), new Intl.Locale(`und-${a}${b}`).region!)
    }
}
for (const name of ['us', 'usa', 'u.s.', 'u.s.a.', 'united states of america', 'etats-unis'])
  codes.set(name, 'US')
for (const [name, code] of [
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['england', 'GB'],
  ['fra', 'FR'],
  ['can', 'CA'],
  ['gbr', 'GB'],
  ['mex', 'MX'],
  ['deu', 'DE'],
] as const)
  codes.set(name, code)
// Territories whose mail the United States carry: a seeker finds them like a state.
const territories = new Set(['PR', 'GU', 'VI', 'AS', 'MP'])
for (const [name, code] of codes) if (territories.has(code)) codes.set(name, 'US')
for (const code of territories) codes.set(plain(code), 'US')

const twoLetters = new Set([...codes.values()].map(plain))
const cache = new Map<string, string | null>()

/** The two letters of a country by its code, or its name in English, French, Spanish or German; null when it is not one. */
export function countryCode(text: string): string | null {
  const cached = cache.get(text)
  if (cached !== undefined) return cached
  const word = plain(text.trim())
  const code = codes.get(word) ?? (twoLetters.has(word) ? word.toUpperCase() : null)
  if (cache.size < 5000) cache.set(text, code)
  return code
}

const currencies: Record<string, string> = {
  GB: 'GBP',
  CA: 'CAD',
  CH: 'CHF',
  AU: 'AUD',
  MX: 'MXN',
  JP: 'JPY',
}
const euro = new Set('AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '))

/** What wages are paid in where the feed does not say. */
export const currencyIn = (country: string): string =>
  euro.has(country) ? 'EUR' : (currencies[country] ?? 'USD')
