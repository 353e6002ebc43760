import { type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, IconButton } from './button.tsx'
import { cx } from './class-names.ts'
import { FieldGroup, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'
import styles from './list-editor.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type Props<Row> = FieldProps & {
  rows: Row[]
  onChange: (rows: Row[]) => void
  /** The value of an added row. */
  blank: Row
  /** A new row may be added only when the last row is filled (document 1, section 5). */
  isFilled: (row: Row) => boolean
  add: string
  /** The noun for one row: 'link', 'certificate'. */
  noun: string
  most?: number
  /** Rows can be reordered. */
  ordered?: boolean
  /** of the list whose rows are dragged by their handles (use-dragging.ts) */
  dragged?: Ref<HTMLUListElement>
  /** For rows with many fields: each is in its own box, with its number above. */
  boxed?: boolean
  children: (row: Row, change: (row: Row) => void, index: number) => ReactNode
}

/** An editable list, one row per entry. */
export function ListEditor<Row>(props: Props<Row>) {
  const {
    rows,
    onChange,
    blank,
    isFilled,
    add,
    noun,
    most = Number.POSITIVE_INFINITY,
    ordered,
    dragged,
    boxed,
    children,
    ...field
  } = props
  const hintId = useId()
  const hint = whyNot(rows, isFilled, noun, most)
  const editor = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')

  /** Its buttons go with the row, so that it is moved on by pressing again. */
  function move(from: number, to: number) {
    flushSync(() => {
      onChange(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!))
      setSaid(`${noun} ${from + 1} is now ${to + 1} of ${rows.length}`)
    })
    const buttons = [...(editor.current?.querySelectorAll<HTMLButtonElement>(`[data-row="${to}"]`) ?? [])]
    const same = buttons[buttons.length > 1 && to > from ? 1 : 0]
    ;(same?.disabled ? buttons.find(({ disabled }) => !disabled) : same)?.focus()
  }

  return (
    <FieldGroup {...field}>
      {() => (
        <div className={styles.editor} ref={editor}>
          <ul className={styles.rows} ref={dragged}>
            {rows.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
              <li key={i} className={cx(styles.row, ordered && styles.ordered, boxed && styles.boxed)}>
                {boxed && (
                  <p className={styles.number}>
                    {noun} {i + 1}
                  </p>
                )}
                <div className={styles.content}>
                  {children(row, (changed) => onChange(rows.with(i, changed)), i)}
                </div>
                <div className={styles.actions}>
                  {dragged && (
                    <span data-handle aria-hidden="true" className={styles.handle}>
                      <Icon name="menu" />
                    </span>
                  )}
                  {ordered && (
                    <IconButton
                      icon="sort-up"
                      label={`Move ${noun} ${i + 1} up`}
                      disabled={i === 0}
                      data-row={i}
                      onClick={() => move(i, i - 1)}
                    />
                  )}
                  {dragged && (
                    <IconButton
                      icon="sort-down"
                      label={`Move ${noun} ${i + 1} down`}
                      disabled={i === rows.length - 1}
                      data-row={i}
                      onClick={() => move(i, i + 1)}
                    />
                  )}
                  <IconButton
                    icon="trash"
                    label={`Remove ${noun} ${i + 1}`}
                    onClick={() => onChange(rows.toSpliced(i, 1))}
                  />
                </div>
              </li>
            ))}
          </ul>
          <VisuallyHidden>
            <span aria-live="polite">{said}</span>
          </VisuallyHidden>
          <div className={styles.add}>
            <Button
              variant="secondary"
              size="small"
              icon="plus"
              disabled={hint !== null}
              aria-describedby={hint ? hintId : undefined}
              onClick={() => onChange([...rows, blank])}
            >
              {add}
            </Button>
            {hint && (
              <span id={hintId} className={styles.hint}>
                {hint}
              </span>
            )}
          </div>
        </div>
      )}
    </FieldGroup>
  )
}

function whyNot<Row>(rows: Row[], isFilled: (row: Row) => boolean, noun: string, most: number) {
  const last = rows.at(-1)
  if (rows.length >= most) return `At most ${most}.`
  if (last !== undefined && !isFilled(last)) return `Fill in the last ${noun} first.`
  return null
}
