import { regions } from '#catalog/regions.ts'
import { stateRegions } from '#catalog/state-regions.ts'
import { states } from '#catalog/states.ts'
import { cityKey, stateCode } from './names.ts'

// What people call the surroundings of a city, or several states: 'OKC', 'Bay Area', 'New England'.

/** 'so cal' and 'SoCal' are one, so are 'upstate ny' and 'Upstate New York'. */
export function regionKey(name: string): string {
  const [, before, code] = /^(.+) (\p{L}{2})$/u.exec(name.trim()) ?? []
  const state = code && stateNames.get(code.toUpperCase())
  return cityKey(state ? `${before} ${state}` : name).replaceAll(' ', '')
}
/** By their codes. */
export const stateNames = new Map(states.map(({ code, name }) => [code, name]))

/** By `regionKey` the city that a name is around: 'Oklahoma City, OK'. */
export const regionOf = new Map(
  [...regions].filter(([name]) => !stateCode(cityKey(name))).map(([name, city]) => [regionKey(name), city]),
)
/** Whether a text is what people call the surroundings of a city: 'OKC', 'Bay Area'. */
export const isRegionName = (text: string): boolean => regionOf.has(regionKey(text))

/** By `regionKey`: 'New England' */
export const statesOf = new Map(
  [...stateRegions].map(([label, codes]) => [
    regionKey(label.replace(/^the /, '')),
    { kind: 'region' as const, label, codes },
  ]),
)
/** 'DC metro' is more than the District, which `cityKey` makes of it. */
export const aroundState = new Map(
  [...regions].filter(([name]) => stateCode(cityKey(name))).map(([name, city]) => [name.toLowerCase(), city]),
)

/** Whether a location may end with a word is asked of each word of a search. */
export const lastWordsOf = (names: Iterable<string>) =>
  new Set([...names].map((name) => cityKey(name).split(' ').at(-1)!))
export const regionEndings = lastWordsOf([...regions.keys(), ...stateRegions.keys()])
