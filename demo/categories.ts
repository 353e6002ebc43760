import { readFileSync } from 'node:fs'

/** The names of the categories by id, from the catalog. */
export const categoryNames: Record<string, string> = Object.fromEntries(
  readFileSync(new URL('../catalog/categories.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').slice(0, 2) as [string, string]),
)
