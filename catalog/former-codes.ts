import { readFileSync } from 'node:fs'

const lines = readFileSync(new URL('former-codes.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [corps: string, code: string, successor: string, meant: string])

/** The code that does the work of one that is no longer used. `isMeant`: by most who type it, although it has another meaning today */
export type Successor = { corps: string; successor: string; isMeant: boolean }

/** The codes that services have given up: '95B' → { corps: 'army', successor: '31B' }. */
export const formerCodes: ReadonlyMap<string, readonly Successor[]> = new Map(
  [...Map.groupBy(lines, ([, code]) => code)].map(([code, all]) => [
    code,
    all.map(([corps, , successor, meant]) => ({ corps, successor, isMeant: meant === 'yes' })),
  ]),
)
