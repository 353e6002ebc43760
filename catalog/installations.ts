import { readFileSync } from 'node:fs'

export type Installation = {
  /** its present name: 'Fort Bragg', 'Joint Base Lewis-McChord' */
  name: string
  /** former names and short forms: 'Fort Liberty', 'JBLM' */
  also: string[]
  state: string
  /** id of the branch; null: none of the services' */
  branch: string | null
  /** ranges, annexes and landing fields are minor: found by name, never offered */
  isMinor: boolean
  lat: number
  lon: number
}

/** What the services call many of theirs: 'cook at the naval hospital' is in no one place. */
const anyOfThem = /^(?:naval hospital|navy annex)$/i

const lines = readFileSync(new URL('installations.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)

/** Active military installations of the United States. */
export const installations: readonly Installation[] = lines.map((line) => {
  const [name, also, state, branch, size, lat, lon] = line.split('\t') as [string, string, ...string[]]
  return {
    name,
    also: also.split(';').filter((each) => each && !anyOfThem.test(each)),
    state: state!,
    branch: branch || null,
    isMinor: size === 'minor',
    lat: Number(lat),
    lon: Number(lon),
  }
})
