import { join } from 'node:path'
import { states } from '../states.ts'
import { tsv } from './read.ts'
import { writeSheet } from './write.ts'

const branches: Record<string, string> = { Army: 'army', Navy: 'navy', MC: 'marine-corps', AF: 'air-force' }

/**
 * Active military installations (MIRTA), by the names that people use: those of installation-names.tsv, and for what it does not
 * have yet the source's own. The source's name without its state code is always among the other names. Ranges, annexes and landing
 * fields are minor: found, never offered. A name left empty is the same post in its second state.
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
      const size = named?.size ?? 'minor'
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

const coordinate = (degrees: string) => Number(degrees).toFixed(3)
