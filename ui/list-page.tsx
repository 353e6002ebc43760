import { type ReactNode, useState } from 'react'
import { jobsMessages } from '#spec/messages.ts'
import { Button, ButtonLink } from './button.tsx'
import { cx } from './class-names.ts'
import { Disclosure } from './disclosure.tsx'
import { EmptyState } from './empty-state.tsx'
import { type FilterChip, FilterChips } from './filter-chips.tsx'
import { FormContext } from './form-context.ts'
import type { IconName } from './icon-paths.ts'
import { Cluster, Stack } from './layout.tsx'
import styles from './list-page.module.css'
import { type ListColumn, ListRows } from './list-rows.tsx'
import { Page } from './page.tsx'
import { Pagination } from './pagination.tsx'

type Props<Row> = {
  title: string
  lead?: ReactNode
  /** next to the heading, before the CSV link */
  actions?: ReactNode
  /** between the heading and the list */
  notice?: ReactNode
  /** plural noun for the rows: 'comments' */
  noun: string
  /** the path of the list, without query */
  path: string
  /** the URL of this list with a changed query: `addressOf(path, Schema, query, change)` */
  href: (change?: Record<string, unknown>) => string
  /** search fields, by their query names */
  filters?: ReactNode
  /** further fields, folded away */
  moreFilters?: ReactNode
  /** what the fields of the search show, by their names */
  query?: object
  chips?: FilterChip[]
  columns?: ListColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: string
  page: number
  limit: number
  totalDocs: number
  /** the empty state */
  empty: { title: string; icon: IconName; children?: ReactNode }
  /** the URL of the whole list as CSV, with the same filters */
  csv?: string
  /** makes rows selectable: the labels of their checkboxes, and the bulk actions */
  bulk?: { nameOf: (row: Row) => string; actions: (chosen: Row[], clear: () => void) => ReactNode }
  /** renders the rows, instead of a table */
  children?: ReactNode
  /** one of the rows, opened: beside the list on a wide screen, instead of it on a narrow one */
  beside?: ReactNode
}

/** An admin list: search, filters, rows as data, pagination, bulk selection, CSV. Works without script. */
export function ListPage<Row>(props: Props<Row>) {
  const {
    title,
    lead,
    actions,
    notice,
    noun,
    path,
    href,
    filters,
    chips = [],
    rows,
    totalDocs,
    csv,
    bulk,
  } = props
  const [keys, setKeys] = useState<string[]>([])
  const chosen = rows.filter((row) => keys.includes(props.rowKey(row)))
  const isNarrowed = chips.length > 0 || (totalDocs === 0 && href() !== path)
  return (
    <Page
      title={title}
      lead={lead}
      actions={
        (actions || csv) && (
          <Cluster>
            {actions}
            {csv && (
              <ButtonLink href={csv} variant="secondary" icon="download" download>
                Download CSV
              </ButtonLink>
            )}
          </Cluster>
        )
      }
    >
      {notice}
      {filters && (
        <form method="get" action={path} data-visit className={styles.filters} key={href()}>
          <FormContext value={{ ...unsent, values: props.query ?? {} }}>
            {filters}
            <Button type="submit" variant="secondary" icon="search">
              Search
            </Button>
            {props.moreFilters && <MoreFilters>{props.moreFilters}</MoreFilters>}
          </FormContext>
        </form>
      )}
      {chips.length > 0 && <FilterChips {...{ chips, href, path }} />}
      {bulk && chosen.length > 0 && (
        <section className={styles.bulk} aria-label="With those chosen">
          <Cluster>
            <strong role="status">{chosen.length} chosen</strong>
            {bulk.actions(chosen, () => setKeys([]))}
            {chosen.length < rows.length && (
              <Button size="small" variant="quiet" onClick={() => setKeys(rows.map(props.rowKey))}>
                Choose all {rows.length}
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => setKeys([])}>
              Choose none
            </Button>
          </Cluster>
        </section>
      )}
      <div className={cx(props.beside !== undefined && styles.split)}>
        <div className={styles.list}>
          <Stack>
            {rows.length === 0 ? (
              <Nothing isNarrowed={isNarrowed} path={path} noun={noun} empty={props.empty} />
            ) : (
              (props.children ?? (
                <div className={styles.rows}>
                  <ListRows {...props} keys={keys} setKeys={setKeys} />
                </div>
              ))
            )}
            {totalDocs > 0 && (
              <Pagination
                page={props.page}
                total={totalDocs}
                perPage={props.limit}
                href={(page) => href({ page })}
                label={`Pages of ${noun}`}
              />
            )}
          </Stack>
        </div>
        {props.beside}
      </div>
    </Page>
  )
}

const unsent = { errors: {}, busy: false, typed: {}, chosen: {} }

function MoreFilters({ children }: { children: ReactNode }) {
  return (
    <div className={styles.more}>
      <Disclosure summary="Filters">
        <Stack>
          <div className={styles.filters}>{children}</div>
          <Cluster>
            <Button type="submit">Apply filters</Button>
          </Cluster>
        </Stack>
      </Disclosure>
    </div>
  )
}

type NothingProps = Pick<Props<unknown>, 'path' | 'noun' | 'empty'> & { isNarrowed: boolean }

function Nothing({ isNarrowed, path, noun, empty }: NothingProps) {
  if (!isNarrowed) return <EmptyState {...empty} />
  return (
    <EmptyState
      title={jobsMessages.noResults}
      icon={empty.icon}
      actions={
        <ButtonLink href={path} variant="secondary">
          Show all {noun}
        </ButtonLink>
      }
    />
  )
}
