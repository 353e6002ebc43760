import { seriesOfGroup, titlePhrases, titleWords, type Weights } from './translate-duties.ts'

export type How = 'crosswalk' | 'similar' | 'keyword' | 'curated'
export type Personnel = 'enlisted' | 'warrant-officer' | 'officer'
/** What translation needs to know of a military occupation. */
export type Duty = { title: string; personnel: Personnel; dod_group: string | null }
export type Weighed = Map<string, { weight: number; how: How }>

// The words of a title are a weaker witness than the DoD group that specialists put an occupation in.
const wordsShare = 0.7

/**
 * People who led people and programs can do so anywhere, below the work of their own field: the services' own crosswalk
 * to federal work gives officers of every field management analysis (0343) and program management (0340).
 */
const leadership: Record<Personnel, Weights> = {
  officer: [['0343', 0.72], ['0340', 0.58]], // biome-ignore format: a table
  'warrant-officer': [['0343', 0.68], ['0340', 0.52]], // biome-ignore format: a table
  enlisted: [],
}
const seniorEnlisted: Weights = [['0343', 0.4], ['0340', 0.35], ['0341', 0.35]] // biome-ignore format: a table

/** For a skill unrelated to the person's field ("Air Assault"): entry-level work of many kinds. */
const anyField: Weights = [
  ['0303', 0.3],
  ['0085', 0.3],
  ['6907', 0.3],
  ['0346', 0.25],
  ['1712', 0.25],
  ['0343', 0.2],
]

/** Federal occupational series for the occupations of one code, each with the probability that it fits. */
export function weighSeries(duties: Duty[], grade?: string | null): Weighed {
  const titles = [...new Set(duties.map((duty) => duty.title))]
  const specific = average(titles.map((title) => seriesOfTitle(title, false)))
  const ofGroups = average(groupsOf(duties).map(seriesOfGroup))
  const isUnknown = !ofGroups.size && !specific.size
  const words = isUnknown ? average(titles.map((title) => seriesOfTitle(title, true))) : specific
  const groups = isUnknown && !words.size ? new Map(anyField) : ofGroups
  const shares = [groups.size ? 1 : 0, words.size ? wordsShare : 0] as const
  const weighed: Weighed = new Map()
  for (const series of new Set([...groups.keys(), ...words.keys()])) {
    const fromGroups = (groups.get(series) ?? 0) * shares[0]
    const fromWords = (words.get(series) ?? 0) * shares[1]
    weighed.set(series, {
      weight: (fromGroups + fromWords) / (shares[0] + shares[1]),
      how: fromWords > fromGroups ? 'keyword' : 'curated',
    })
  }
  for (const [series, weight] of leadershipOf(duties, grade))
    if (weight > (weighed.get(series)?.weight ?? 0) || duties[0]!.personnel !== 'enlisted')
      weighed.set(series, { weight, how: 'curated' })
  return weighed
}

/** DoD groups of the occupations, students and undesignated ("195000", "192000") aside, one per occupation. */
export const groupsOf = (duties: Duty[]): string[] =>
  duties.flatMap(({ dod_group }) => (dod_group && !/^1(?:92|95)|^290/.test(dod_group) ? [dod_group] : []))

function leadershipOf(duties: Duty[], grade?: string | null): Weights {
  const { personnel } = duties[0]!
  return personnel === 'enlisted' && /^E-[789]/.test(grade ?? '') ? seniorEnlisted : leadership[personnel]
}

/** Series for the phrases a title contains; longer phrases say more. */
function seriesOfTitle(title: string, general: boolean): Weights {
  const words = titleWords(title)
  const found = titlePhrases.filter(
    (phrase) => phrase.general === general && containsPhrase(words, phrase.words),
  )
  const total = found.reduce((sum, { words: phrase }) => sum + phrase.length, 0)
  return found.flatMap(({ words: phrase, series }) =>
    series.map(([key, weight]): [string, number] => [key, (weight * phrase.length) / total]),
  )
}

const containsPhrase = (words: string[], phrase: string[]) =>
  words.some((_, at) => phrase.every((word, i) => words[at + i] === word))

/** The mean weight of each key over all lists that say anything. */
function average(lists: Weights[]): Map<string, number> {
  const nonEmpty = lists.filter((list) => list.length)
  const mean = new Map<string, number>()
  for (const list of nonEmpty)
    for (const [key, weight] of list) mean.set(key, (mean.get(key) ?? 0) + weight / nonEmpty.length)
  return mean
}
