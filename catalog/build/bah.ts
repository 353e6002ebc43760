import { join } from 'node:path'
import { type Row, tsv } from './read.ts'
import { writeSheet } from './write.ts'

const year = 2026

/** Housing allowances: dollars a month by housing area and pay grade (in the order of features/benefits/model/grades.ts), and the ZIP codes of an area. */
export function writeAllowances(data: string): void {
  writeSheet(
    'bah-rates.tsv.br',
    ['year', 'mha', 'name', 'dependents', 'amounts'],
    tsv(join(data, `bah/rates-${year}.tsv`)).map((row) => [
      ...[year, row.mha!, areaName(row.name!), row.dependents === 'with' ? 1 : 0],
      amountsOf(row),
    ]),
  )
  const areas = Map.groupBy(tsv(join(data, `bah/zip-mha-${year}.tsv`)), (row) => row.mha!)
  writeSheet(
    'bah-zips.tsv.br',
    ['year', 'mha', 'zips'],
    [...areas].map(([mha, rows]) => [year, mha, rows.map((row) => row.zip).join(' ')]),
  )
}

const amountsOf = ({ mha: _mha, name: _name, dependents: _dependents, ...grades }: Row) =>
  Object.values(grades).join(' ')

/** 'NORFOLK/PORTSMOUTH, VA' as people write it; states, AFB and initials stay in capitals. */
const areaName = (name: string) =>
  name.replace(/[A-Z']{3,}/g, (word) =>
    /^(AFB|NWS|NAS|MCB|MCAS)$/.test(word) ? word : word[0] + word.slice(1).toLowerCase(),
  )
