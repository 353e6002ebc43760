import { readFileSync } from 'node:fs'

/** What people call a military occupation besides its title: 'combat medic' → 'army:68W'. */
export const occupationNames: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('occupation-names.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string]),
)
