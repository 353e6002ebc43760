import { meaningsOf, namesOf } from '../../mapping/name-index.ts'
import { csvRecords } from '../../reading/csv.ts'
import type { Dialect } from '../dialect.ts'

/** Any CSV whose header names a job's title. All columns are recognized by name. */
export const csv: Dialect = {
  name: 'csv',
  label: 'CSV with a header',
  detect: (head) => {
    if (head.format !== 'csv') return 0
    const isTitle = (column: string) =>
      namesOf(column).some((name) =>
        meaningsOf(name).some((one) => one.kind === 'target' && one.target === 'title'),
      )
    return [...head.outline.keys()].some(isTitle) ? 0.7 : 0
  },
  records: (text, head, notes) => csvRecords(text, head.delimiter, notes),
  mapping: {},
}
