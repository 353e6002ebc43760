import { Checkbox } from './choice.tsx'
import { type Column, Table } from './table.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A column whose header sorts: the values of the query's `sort`, and which of them comes first. */
export type ListColumn<Row> = Omit<Column<Row>, 'sort'> & {
  sort?: { ascending?: string; descending: string; first?: 'descending' }
}

type Props<Row> = {
  title: string
  columns?: ListColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: string
  href: (change?: Record<string, unknown>) => string
  /** makes rows selectable */
  bulk?: { nameOf: (row: Row) => string }
  keys: string[]
  setKeys: (keys: string[]) => void
}

/** The rows of a list as a table whose headers sort, with checkboxes where script can act on those chosen. */
export function ListRows<Row>({
  title,
  columns = [],
  rows,
  rowKey,
  sort,
  href,
  bulk,
  keys,
  setKeys,
}: Props<Row>) {
  const choice: Column<Row> = {
    key: 'chosen',
    header: 'Chosen',
    head: <ChooseAll rows={rows} keys={keys} rowKey={rowKey} setKeys={setKeys} />,
    onPhone: 'mark',
    cell: (row) => (
      <Checkbox
        label={<VisuallyHidden>{bulk?.nameOf(row)}</VisuallyHidden>}
        checked={keys.includes(rowKey(row))}
        onChange={() => setKeys(toggled(keys, rowKey(row)))}
      />
    ),
  }
  return (
    <Table
      caption={title}
      hideCaption
      columns={[...(bulk ? [choice] : []), ...columns.map((column) => sorting(column, sort, href))]}
      rows={rows}
      rowKey={rowKey}
    />
  )
}

/** All rows of this page, or none of them. */
function ChooseAll<Row>({
  rows,
  keys,
  rowKey,
  setKeys,
}: Pick<Props<Row>, 'rows' | 'keys' | 'rowKey' | 'setKeys'>) {
  const all = rows.map(rowKey)
  const chosen = all.filter((key) => keys.includes(key)).length
  const isAll = chosen === all.length
  return (
    <Checkbox
      label={<VisuallyHidden>Choose all {all.length} on this page</VisuallyHidden>}
      checked={isAll}
      ref={(input) => {
        if (input) input.indeterminate = chosen > 0 && !isAll
      }}
      onChange={() => setKeys(isAll ? [] : all)}
    />
  )
}

const toggled = (keys: string[], key: string) =>
  keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]

function sorting<Row>(
  { sort, ...column }: ListColumn<Row>,
  now: string | undefined,
  href: (change: Record<string, unknown>) => string,
): Column<Row> {
  if (!sort) return column
  const sorted = now === sort.ascending ? 'ascending' : now === sort.descending ? 'descending' : undefined
  const [first = sort.descending, second = sort.descending] =
    sort.first === 'descending' ? [sort.descending, sort.ascending] : [sort.ascending, sort.descending]
  const next = now === first ? second : first
  return { ...column, sort: { href: href({ sort: next }), sorted } }
}
