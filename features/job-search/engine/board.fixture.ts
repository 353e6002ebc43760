import fc from 'fast-check'
import { milesFrom } from '../segments/distance.ts'
import type { Condition, EngineQuery } from './query.ts'

/** A job of a random board: words without synonyms that stay as they are when stemmed. */
export type ModelJob = {
  id: string
  title: string[]
  text: string[]
  city: number
  category: string[]
  type: string
  isRemote: boolean
  isVolunteer: boolean
  posted: number
  /** what its text says that it is */
  work: keyof typeof works | null
}

/** Texts that say what a job is, with the career and its category. */
export const works = {
  nurse: { text: 'We are looking for a registered nurse.', soc: '29-1141.00', category: 'nursing' },
  electrician: {
    text: 'We are hiring a journeyman electrician.',
    ...{ soc: '47-2111.00', category: 'construction-trades' },
  },
} as const

// None of them is the title of a job.
const words = ['granit', 'violet', 'lantern', 'willow', 'meadow', 'harbor']
const word = fc.constantFrom(...words)
export const cities = [
  { city: 'Norfolk', state: 'VA', zip: '23510', lat: 36.85, lon: -76.29 },
  { city: 'Chesapeake', state: 'VA', zip: '23320', lat: 36.75, lon: -76.24 },
  { city: 'Richmond', state: 'VA', zip: '23219', lat: 37.54, lon: -77.43 },
  { city: 'Seattle', state: 'WA', zip: '98101', lat: 47.61, lon: -122.33 },
]
const categories = ['healthcare', 'transportation', 'nursing']
const types = ['Full-time', 'Part-time', 'Seasonal']

const job = fc.record({
  title: fc.array(word, { minLength: 1, maxLength: 4 }),
  text: fc.array(word, { maxLength: 8 }),
  city: fc.nat(cities.length - 1),
  category: fc.uniqueArray(fc.constantFrom(...categories), { maxLength: 2 }),
  type: fc.constantFrom(...types),
  isRemote: fc.boolean(),
  isVolunteer: fc.boolean(),
  posted: fc.integer({ min: 1, max: 500 }),
  work: fc.constantFrom('nurse' as const, 'electrician' as const, null, null),
})
export const board = fc.array(job, { minLength: 1, maxLength: 40 })

const phrase = fc.tuple(word, word).map((pair) => `"${pair.join(' ')}"`)
const piece = fc.oneof({ weight: 3, arbitrary: word }, { weight: 1, arbitrary: phrase })
const group = fc.tuple(word, word).map((both) => `(${both.join(' ')})`)
const choice = fc
  .array(fc.oneof({ weight: 2, arbitrary: piece }, { weight: 1, arbitrary: group }), {
    minLength: 2,
    maxLength: 3,
  })
  .map((choices) => choices.join(' or '))
const typed = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: piece },
      { weight: 1, arbitrary: piece.map((excluded) => `-${excluded}`) },
      { weight: 1, arbitrary: choice },
    ),
    { maxLength: 3 },
  )
  .map((pieces) => pieces.join(' '))

const values = (...list: string[]) => fc.uniqueArray(fc.constantFrom(...list), { minLength: 1, maxLength: 2 })
const condition: fc.Arbitrary<Condition> = fc.oneof(
  values('VA', 'WA').map((of): Condition => ({ kind: 'values', field: 'state', values: of })),
  values('nursing', 'healthcare').map((of): Condition => ({ kind: 'chosen', categories: of })),
  fc.constantFrom('remote' as const, 'volunteer' as const).map((flag): Condition => ({ kind: 'flag', flag })),
  fc
    .constantFrom(5, 20, 150)
    .map((miles): Condition => ({ kind: 'within', center: { lat: 36.85, lon: -76.29 }, miles })),
)
const facets = fc
  .tuple(fc.option(values(...categories)), fc.option(values(...types)), fc.boolean())
  .map(([cat, type, remote]) => [
    ...(cat ? [{ name: 'cat' as const, values: cat }] : []),
    ...(type ? [{ name: 'type' as const, values: type }] : []),
    ...(remote ? [{ name: 'remote' as const, values: ['true'] }] : []),
  ])

export const search: fc.Arbitrary<
  Pick<EngineQuery, 'words' | 'titles' | 'careers' | 'conditions' | 'facets' | 'there' | 'sort' | 'place'>
> = fc.record({
  words: typed,
  titles: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc.uniqueArray(
        fc.tuple(word, word).map((pair) => ({ text: pair.join(' '), weight: 0.8, soc: null })),
        { minLength: 1, maxLength: 2, selector: ({ text }) => text },
      ),
    },
  ),
  careers: fc.option(
    fc.record({
      by: fc.constantFrom('text' as const, 'any' as const, 'surest' as const),
      careers: fc.constant([{ soc: works.nurse.soc, weight: 0.9 }]),
    }),
  ),
  conditions: fc.array(
    fc.oneof(
      condition,
      fc.array(condition, { minLength: 1, maxLength: 2 }).map((of): Condition => ({ kind: 'any', of })),
    ),
    { maxLength: 2 },
  ),
  facets,
  there: fc.option(condition),
  sort: fc.constantFrom('score', 'newest', 'proximity'),
  place: fc.option(
    fc.constantFrom(50, 150, 12_500).map((miles) => ({ center: { lat: 36.85, lon: -76.29 }, miles })),
  ),
})

/** The search in the fewest words: each job is looked at. */
export const model = {
  matches: (job: ModelJob, query: EngineQuery, leaveOut?: string): boolean =>
    [...query.words.matchAll(anyOfThem)].every(
      ([, minus, choices]) => choices!.split(' or ').some((piece) => says(job, piece)) === !minus,
    ) &&
    (!query.titles.length ||
      query.titles.some(({ text }) => isIn(job.title, text.split(' '))) ||
      hasCareer(job, query.careers)) &&
    query.conditions.every((condition) => meets(job, condition)) &&
    query.facets.every(({ name, values }) => name === leaveOut || has(job, name, values)),
  meets,
  valuesOf,
}

const hasCareer = (job: ModelJob, wanted: EngineQuery['careers']) =>
  job.work !== null && (wanted?.careers ?? []).some(({ soc }) => soc === works[job.work!].soc)

const anyOfThem = /(-?)((?:"[^"]+"|\([^)]+\)|\S+)(?: or (?:"[^"]+"|\([^)]+\)|\S+))*)/g
const says = (job: ModelJob, piece: string) =>
  piece.startsWith('(')
    ? piece
        .slice(1, -1)
        .split(' ')
        .every((word) => contains(job, [word]))
    : contains(job, piece.replaceAll('"', '').split(' '))
const contains = (job: ModelJob, wanted: string[]) => isIn(job.title, wanted) || isIn(job.text, wanted)
const isIn = (text: string[], wanted: string[]) =>
  text.some((_, at) => wanted.every((word, i) => text[at + i] === word))

function meets(job: ModelJob, condition: Condition): boolean {
  if (condition.kind === 'flag') return condition.flag === 'remote' ? job.isRemote : job.isVolunteer
  if (condition.kind === 'any') return condition.of.some((each) => meets(job, each))
  if (condition.kind === 'chosen') return job.category.some((each) => condition.categories.includes(each))
  if (condition.kind === 'titled') {
    const words = condition.words.split(' ')
    return 2 * words.filter((word) => isIn(job.title, [word])).length >= words.length
  }
  const { lat, lon, state } = cities[job.city]!
  if (condition.kind === 'within') return milesFrom(condition.center)(lat, lon) <= condition.miles
  return condition.field === 'employer' || condition.values.includes(state)
}

const has = (job: ModelJob, name: string, wanted: readonly string[]) =>
  valuesOf(job, name).some((value) => wanted.includes(value))

function valuesOf(job: ModelJob, name: string): string[] {
  if (name === 'cat') return job.category.length || !job.work ? job.category : [works[job.work].category]
  if (name === 'type') return [job.type]
  if (name === 'state') return [cities[job.city]!.state]
  return job.isRemote ? ['true'] : []
}
