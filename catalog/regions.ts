import { readFileSync } from 'node:fs'

/** What people call a region or a city, and the city that it is searched around: 'Bay Area' → 'San Mateo, CA'. */
export const regions: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('regions.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string]),
)
