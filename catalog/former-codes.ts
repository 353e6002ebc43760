import { readFileSync } from 'node:fs'

const lines = readFileSync(new URL('former-codes.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, string, string])

/** The codes that services have given up, with the one that does this work today: '95B' → { corps: 'army', successor: '31B' }. */
export const formerCodes: ReadonlyMap<string, readonly { corps: string; successor: string }[]> = new Map(
  [...Map.groupBy(lines, ([, code]) => code)].map(([code, all]) => [
    code,
    all.map(([corps, , successor]) => ({ corps, successor })),
  ]),
)
