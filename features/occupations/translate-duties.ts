import { readFileSync } from 'node:fs'

// What veterans of a field do next in federal work, from three small tables of the catalog: official job titles by
// occupational series, series by the DoD occupation group of a military occupation, and by the words of its title.

export type Weights = [key: string, weight: number][]
export type FederalTitles = { soc: string; titles: Weights }

/** Official job titles of a federal occupational series, with the civilian career each belongs to. */
export const federalTitles = new Map<string, FederalTitles[]>()
for (const [series, soc, titles] of rows('federal-titles'))
  federalTitles.set(series!, [
    ...(federalTitles.get(series!) ?? []),
    { soc: soc!, titles: weights(titles!, '|') },
  ])

const groups = new Map(rows('duty-groups').map(([group, series]) => [group!, weights(series!)]))

/**
 * Phrases of military titles, longest first so that "electrician's mate" is read before "electrician". General ones
 * ("maintenance") count only where nothing else is known of an occupation.
 */
export const titlePhrases = rows('duty-words')
  .flatMap(([phrases, series, general]) =>
    phrases!.split('|').map((phrase) => ({
      words: titleWords(phrase),
      series: weights(series!),
      general: general === '1',
    })),
  )
  .toSorted((a, b) => b.words.length - a.words.length)

/** Federal series that employ people of a DoD occupation group ("155100"): those of the nearest group the table has. */
export function seriesOfGroup(dodGroup: string): Weights {
  for (let length = dodGroup.length; length >= 2; length--) {
    const series = groups.get(dodGroup.slice(0, length))
    if (series) return series
  }
  return []
}

/** The words of a military title, singular, so that "Linguists" meets "linguist". */
export function titleWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/[a-z0-9]+/g) ?? []
  ).map(singular)
}

/** A word of a title, in lower case, without the s of its plural. */
export function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !/[su]s$/.test(word) ? word.slice(0, -1) : word
}

/** "0083:.7 0085" → [['0083', 0.7], ['0085', 1]] */
function weights(text: string, separator = ' '): Weights {
  return text.split(separator).flatMap((item): Weights => {
    const [, key, weight] = /^(.+?)(?::([\d.]+))?$/.exec(item) ?? []
    return key ? [[key, Number(weight ?? 1)]] : []
  })
}

function rows(table: string): string[][] {
  const text = readFileSync(new URL(`../../catalog/${table}.tsv`, import.meta.url), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
}
