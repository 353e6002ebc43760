import { readFileSync } from 'node:fs'

const lines = readFileSync(new URL('occupation-names.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, string])

/** What people call a military occupation besides its title: 'combat medic' → 'army:68W'. The likeliest where several are called so. */
export const occupationNames: ReadonlyMap<string, string> = new Map(lines.toReversed())

/** All that are called so, the likeliest first: 'grunt' → 'marine-corps:0311', 'army:11B'. */
export const occupationsCalled: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(lines, ([name]) => name)].map(([name, all]) => [
    name,
    all.map(([, occupation]) => occupation),
  ]),
)
