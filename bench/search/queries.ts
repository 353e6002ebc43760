import type { Db } from '#lib/db.ts'
import { careerLevels, jobTypes } from '#spec/lists.ts'
import { type Chance, chance } from './chance.ts'
import type { Material } from './jobs.ts'

export type Query = { kind: string; parameters: Record<string, string> }

const common =
  'experience team work support safety service training health equipment customer manager security technician'.split(
    ' ',
  )

/** Searches of every kind, all different: as many of each. */
export async function makeQueries(
  db: Db,
  { careers, places }: Material,
  count: number,
  seed: number,
): Promise<Query[]> {
  const luck = chance(seed)
  const codes = await db
    .selectFrom('military_occupations')
    .select(['corps_id', 'code'])
    .where('active', '=', true)
    .where('qualification', '=', false)
    .orderBy('id')
    .execute()
  const titles = careers.map((rows) => rows.map((row) => row.title))
  const categories = [...new Set(careers.flatMap((rows) => rows[0]!.category_id ?? []))]
  const title = () => luck.pick(luck.pick(titles))
  const words = () =>
    title()
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? ['clerk']
  const word = () => luck.pick(words())
  const frequent = () => luck.pick(common)
  const place = () => {
    const { zip, city, state } = luck.pick(places)
    return luck.next() < 0.5 ? zip : `${city}, ${state}`
  }
  const radius = () => luck.pick(['5', '10', '25', '50', '100'])
  const code = () => {
    const { corps_id, code } = luck.pick(codes)
    return { c: corps_id, o: code }
  }
  const state = () => luck.pick(places).state
  const kinds: Record<string, () => Record<string, string>> = {
    'common word': () => ({
      q: `${frequent()} ${luck.next() < 0.3 ? '' : `-${word()}`}`.trim(),
      ...(luck.next() < 0.5 && { state: state() }),
    }),
    'one word': () => ({ q: word() }),
    'rare word': () => ({ q: luck.pick(words().toSorted((a, b) => b.length - a.length)) }),
    'two words': () => ({ q: `${word()} ${frequent()}` }),
    'three words': () => ({ q: `${word()} ${frequent()} ${frequent()}` }),
    'a title': () => ({ q: title() }),
    phrase: () => ({ q: `"${title()}"` }),
    'common phrase': () => ({
      q: `"${frequent()} ${frequent()}"`,
      ...(luck.next() < 0.7 && { state: state() }),
    }),
    'a place': () => ({ l: place(), r: radius() }),
    'word and place': () => ({ q: word(), l: place(), r: radius() }),
    'common word and place': () => ({ q: frequent(), l: place(), r: radius() }),
    filters: () => ({
      cat: luck.pick(categories),
      type: luck.pick(jobTypes),
      ...(luck.next() < 0.6 && { state: state() }),
      ...(luck.next() < 0.3 && { remote: 'true' }),
    }),
    'word and filters': () => ({ q: word(), level: luck.pick(careerLevels), type: luck.pick(jobTypes) }),
    'military code': code,
    'military code and place': () => ({ ...code(), l: place(), r: radius() }),
    newest: () => ({ q: word(), sort: 'newest' }),
    nearest: () => ({ q: frequent(), l: place(), r: radius(), sort: 'proximity' }),
    'page 100': () => ({
      q: `${frequent()} ${luck.next() < 0.5 ? frequent() : ''}`.trim(),
      page: '100',
      ...(luck.next() < 0.5 && { state: state() }),
    }),
    'nothing typed': () => ({ page: String(1 + luck.below(900)) }),
    misspelt: () => ({ q: misspelt(word(), luck) }),
  }
  return distinct(kinds, count)
}

function distinct(kinds: Record<string, () => Record<string, string>>, count: number): Query[] {
  const each = Math.ceil(count / Object.keys(kinds).length)
  const seen = new Set<string>()
  return Object.entries(kinds).flatMap(([kind, make]) => {
    const queries: Query[] = []
    for (let tries = 0; queries.length < each && tries < each * 30; tries++) {
      const parameters = make()
      const key = JSON.stringify(parameters)
      if (!seen.has(key)) queries.push({ kind, parameters })
      seen.add(key)
    }
    return queries
  })
}

function misspelt(word: string, luck: Chance): string {
  const at = 1 + luck.below(Math.max(1, word.length - 2))
  return luck.next() < 0.5
    ? word.slice(0, at) + word.slice(at + 1)
    : word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
}
