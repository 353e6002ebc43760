import { readFileSync } from 'node:fs'

export type State = { code: string; name: string; kind: string; lat: number | null; lon: number | null }

const lines = readFileSync(new URL('states.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)

/** States, the district, territories, freely associated states, and the three 'states' of military post (AA, AE, AP). */
export const states: readonly State[] = lines.map((line) => {
  const [code, name, kind, lat, lon] = line.split('\t') as [string, string, string, string, string]
  return { code, name, kind, lat: lat ? Number(lat) : null, lon: lon ? Number(lon) : null }
})
