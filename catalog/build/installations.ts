import { join } from 'node:path'
import { states } from '../states.ts'
import { tsv } from './read.ts'
import { writeSheet } from './write.ts'

const branches: Record<string, string> = { Army: 'army', Navy: 'navy', MC: 'marine-corps', AF: 'air-force' }

/**
 * Active military installations (MIRTA), by the names that people use: those of installation-names.tsv where it has them,
 * else the source's own without its state code, which is always among the other names. Ranges, annexes and landing fields are minor: found, never offered. A name left empty is the same post in its second state.
 */
export function writeInstallations(data: string): void {
  const names = new Map(
    tsv(new URL('../installation-names.tsv', import.meta.url).pathname).map((row) => [
      `${row.source}|${row.state}`,
      row,
    ]),
  )
  const codes = new Map(states.map(({ name, code }) => [name, code]))
  const rows = tsv(join(data, 'installations/mirta.tsv'))
    .filter(({ status }) => status === 'Active')
    .map((row) => {
      const state = codes.get(row.state!)!
      const named = names.get(`${row.name}|${state}`)
      const size = !named && isMinor.test(row.name!) ? 'minor' : 'major'
      const name = named?.name ?? row.name!.replace(new RegExp(`^NG |\\s+${state}$`, 'g'), '')
      const branch = branches[row.component!.split(' ')[0]!] ?? null
      const source = row.name!.replace(new RegExp(`\\s+${state}$`), '')
      // 'Bangor' and 'Bridgeport' are cities elsewhere.
      const written = /\s/.test(source) ? source : `${source} ${state}`
      const also = [...(named?.also ?? '').split(';').filter(Boolean), ...(source === name ? [] : [written])]
      return [
        ...[name, [...new Set(also)].join(';'), state, branch, size],
        ...[coordinate(row.latitude!), coordinate(row.longitude!)],
      ]
    })
    .filter(([name]) => name)
  rows.sort(([a, , s], [b, , t]) => (`${a}|${s}` < `${b}|${t}` ? -1 : 1))
  writeSheet('installations.tsv', ['name', 'also', 'state', 'branch', 'size', 'lat', 'lon'], rows)
}

const isMinor =
  /^NG |Stagefield|Basefield|\bN?O?LF\b|\bALF\b|Annex|Range|Target|Rec(?:reation)? |Area|Aux(?:iliary)?\b|Site|Fuel|Plant|Waste|Pond|IAP|Airport|Key\b|^(?:Fire Fighters|Former|Harbor Drive|Dryside|Naval Hospital|Naval Magazine|Navy Annex|Honolulu|Waterfront|Manchester|Brooklyn|National City|Norco|Harmon|Aiea|Ewa|Wahiawa|Waipahu|Pearl City|Kalaeloa|Niagara Falls|Youngstown|West Bank|Glenview|Gambrills|Oak Grove|Savanna|Yermo|Bellows)/

const coordinate = (degrees: string) => Number(degrees).toFixed(3)
