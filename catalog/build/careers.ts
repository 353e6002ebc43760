import { join } from 'node:path'
import { type Row, tsv } from './read.ts'
import { writeSheet } from './write.ts'

const scales = ['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional']

/** O*NET: occupations with their interests, titles and neighbours. Of descriptions only which words they have: facts only. */
export function writeCareers(data: string): void {
  const from = (name: string) => tsv(join(data, 'onet', name))
  const occupations = from('Occupation Data.txt')
  const interests = Map.groupBy(from('Interests.tsv'), soc)
  writeSheet(
    'careers.tsv',
    ['soc', 'title', 'interests', ...scales.map((scale) => scale.toLowerCase())],
    occupations.map((row) => [soc(row), row.Title!, ...holland(interests.get(soc(row)) ?? [])]),
  )
  writeSheet(
    'career-titles.tsv.br',
    ['soc', 'title', 'shown'],
    titles(from('Sample of Reported Titles.tsv'), from('Alternate Titles.tsv')),
  )
  writeSheet(
    'career-words.tsv.br',
    ['soc', 'words'],
    occupations.map((row) => [soc(row), wordsOf(row.Description!).join(' ')]),
  )
  writeSheet(
    'related-careers.tsv',
    ['soc', 'related'],
    [...Map.groupBy(from('Related Occupations.tsv'), soc)].map(([code, rows]) => [
      code,
      rows
        .sort((a, b) => Number(a.Index) - Number(b.Index))
        .map((row) => row['Related O*NET-SOC Code'])
        .join(' '),
    ]),
  )
}

const soc = (row: Row) => row['O*NET-SOC Code']!

const small = new Set(
  'a all also an and any are as at be been but by can for from has have if in including into is it its may more not of on or other others out over related such than that the their them these they this those through to under up upon use using used various when where which while who with within work'.split(
    ' ',
  ),
)

/** The different words of a description, in the order of the alphabet. */
const wordsOf = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/[a-z]{2,}/g) ?? [])].filter((word) => !small.has(word)).sort()

/** The three highest interests in order ('RIC') as O*NET ranks them, then the six scores. */
function holland(rows: Row[]): string[] {
  const value = (name: string) =>
    rows.find((row) => row['Element Name']!.startsWith(name))?.['Data Value'] ?? ''
  const high = ['First', 'Second', 'Third'].map((place) => Number(value(`${place} Interest High-Point`) || 0))
  const letters = high.map((index) => scales[index - 1]?.[0] ?? '').join('')
  return [letters, ...scales.map(value)]
}

function titles(reported: Row[], alternate: Row[]): (string | number)[][] {
  const shown = reported.map((row) => [soc(row), row['Reported Job Title']!, 1] as const)
  const known = alternate.flatMap((row) =>
    [row['Alternate Title']!, row['Short Title'] ?? ''].map((title) => [soc(row), title, 0] as const),
  )
  const unique = new Map<string, (string | number)[]>()
  for (const [code, title, isShown] of [...shown, ...known]) {
    const key = `${code} ${title.toLowerCase()}`
    if (title && title !== 'n/a' && !unique.has(key)) unique.set(key, [code, title.trim(), isShown])
  }
  return [...unique.values()].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
}
