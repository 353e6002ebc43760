import { useState } from 'react'
import { Button, ButtonLink, IconButton } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Icon } from '#ui/icon.tsx'
import { router, usePage } from '#ui/nav.ts'
import { useDragging } from '#ui/use-dragging.ts'
import { pathOf } from '../model/paths.ts'
import type { Arranging } from '../schema.ts'
import styles from './arrange.module.css'

const action = '/dashboard/order'
const sides = ['left', 'right'] as const
type Side = (typeof sides)[number]
type Row = Arranging['modules'][number]

/** The modules folded to their names: each is moved by its arrows, to the other column, or dragged by its handle. */
export function Arrange({ dashboard, modules, isOwn }: Arranging) {
  const inColumn = (side: Side) => modules.filter((module) => module.side === side)
  return (
    <section aria-label="Arrange your dashboard" className={styles.arrange}>
      <div className={styles.bar}>
        <p>
          <b>Arrange your dashboard.</b> Drag a module, or use its arrows. It stays as you leave it, on every
          device.
        </p>
        {isOwn && (
          <Form action={`${action}/delete`} name="as-it-was">
            <input type="hidden" name="dashboard" value={dashboard} />
            <Button type="submit" variant="quiet">
              As it was
            </Button>
          </Form>
        )}
        <ButtonLink href={pathOf[dashboard]}>Done</ButtonLink>
      </div>
      <Form action={action} name="arrange" className={styles.columns}>
        <input type="hidden" name="dashboard" value={dashboard} />
        {sides.map((side) => (
          <Column key={side} side={side} rows={inColumn(side)} dashboard={dashboard} />
        ))}
      </Form>
    </section>
  )
}

/** As the buttons send it. */
const moveOf = (module: Row, side: Side, before: Row | undefined) =>
  JSON.stringify({ module: module.id, side, before: before?.id ?? '' })

type ColumnProps = { side: Side; rows: Row[]; dashboard: Arranging['dashboard'] }

function Column({ side, rows, dashboard }: ColumnProps) {
  const { csrf } = usePage<{ csrf?: string | null }>().props
  const [busy, setBusy] = useState(false)
  function move(from: number, to: number) {
    const others = rows.toSpliced(from, 1)
    const data = { csrf: csrf ?? '', dashboard, move: moveOf(rows[from]!, side, others[to]) }
    setBusy(true)
    router.post(action, data, { preserveScroll: true, preserveState: true, onFinish: () => setBusy(false) })
  }
  const list = useDragging(move, rows.map(({ id }) => id).join(' '))
  const other = side === 'left' ? 'right' : 'left'
  return (
    <div>
      <h2>{side === 'left' ? 'Left column' : 'Right column'}</h2>
      <ol ref={list} className={styles.rows} aria-busy={busy || undefined}>
        {rows.map((row, at) => (
          <li key={row.id}>
            <span data-handle aria-hidden="true" className={styles.handle}>
              <Icon name="menu" />
            </span>
            <span className={styles.title}>{row.title}</span>
            <IconButton
              type="submit"
              name="move"
              value={moveOf(row, side, rows[at - 1])}
              icon="sort-up"
              label={`Move ${row.title} up`}
              disabled={at === 0}
            />
            <IconButton
              type="submit"
              name="move"
              value={moveOf(row, side, rows[at + 2])}
              icon="sort-down"
              label={`Move ${row.title} down`}
              disabled={at === rows.length - 1}
            />
            <IconButton
              type="submit"
              name="move"
              value={moveOf(row, other, undefined)}
              icon={side === 'left' ? 'chevron-right' : 'chevron-left'}
              label={`Move ${row.title} to the ${other} column`}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}
