// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the table semantics once CSS turns it into cards
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import styles from './table.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type Column<Row> = {
  /** `actions`: stays in view while the table scrolls sideways */
  key: string
  header: string
  /** drawn in the header row instead of `header`, such as a checkbox for all rows */
  head?: ReactNode
  cell: (row: Row) => ReactNode
  /** The link of its header; `sorted` is the current order by this column. */
  sort?: { href: string; sorted?: 'ascending' | 'descending' }
  align?: 'start' | 'end'
  /**
   * The position of the cell on a phone, without its header: `title` heads the card, preceded by `mark`, a checkbox
   * that needs script and is not shown without, and followed by `corner`, such as a menu.
   */
  onPhone?: 'mark' | 'title' | 'corner'
  /** Left out where the window is too narrow for all columns of a list; the cards of a phone have it again. */
  wideOnly?: boolean
}

type Props<Row> = {
  caption: string
  /** for screen readers, when a heading says the same */
  hideCaption?: boolean
  columns: Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Shown below the header when there are no rows. */
  empty?: ReactNode
}

const actions = 'actions'

/**
 * A table, without the columns that are empty in all rows. On a phone each row becomes a card whose cells carry their
 * header; the roles keep the table semantics.
 */
export function Table<Row>({ caption, hideCaption, columns: all, rows, rowKey, empty }: Props<Row>) {
  const columns = all.filter(
    ({ cell, sort }) => sort || !rows.length || rows.some((row) => !isEmpty(cell(row))),
  )
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table">
        <caption className={cx(styles.caption, hideCaption && styles.unseen)}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <Header {...column} key={column.key} name={column.key} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  data-label={column.header}
                  className={cx(
                    column.align === 'end' && styles.end,
                    column.key === actions && styles.actions,
                    column.onPhone && styles[column.onPhone],
                    column.wideOnly && styles.wideOnly,
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && empty}
    </div>
  )
}

/** Nothing that React would draw. */
const isEmpty = (cell: ReactNode) => cell === null || cell === undefined || cell === false || cell === ''

type HeaderProps = Pick<Column<never>, 'header' | 'head' | 'sort' | 'align' | 'onPhone' | 'wideOnly'> & {
  name: string
}

function Header({ name, header, head, sort, align, onPhone, wideOnly }: HeaderProps) {
  const icon = sort?.sorted ? (sort.sorted === 'ascending' ? 'sort-up' : 'sort-down') : 'sort'
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={sort && (sort.sorted ?? 'none')}
      className={cx(
        align === 'end' && styles.end,
        name === actions && styles.actions,
        onPhone === 'mark' && styles.mark,
        wideOnly && styles.wideOnly,
      )}
    >
      {sort ? (
        <Link href={sort.href} className={styles.sort} keepScroll keepState>
          {header}
          <Icon name={icon} />
        </Link>
      ) : name === actions ? (
        <VisuallyHidden>{header}</VisuallyHidden>
      ) : (
        (head ?? header)
      )}
    </th>
  )
}
