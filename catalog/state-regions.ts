import { readFileSync } from 'node:fs'

/** Regions of several states, by name, and the codes of their states: 'New England' → CT, ME, … */
export const stateRegions: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(new URL('state-regions.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string])
    .map(([name, states]) => [name, states.split(' ')]),
)
