import { type ReactNode, useId } from 'react'
import { Button, IconButton } from './button.tsx'
import { cx } from './class-names.ts'
import { FieldGroup, type FieldProps } from './field.tsx'
import styles from './list-editor.module.css'

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
    boxed,
    children,
    ...field
  } = props
  const hintId = useId()
  const hint = whyNot(rows, isFilled, noun, most)
  return (
    <FieldGroup {...field}>
      {() => (
        <div className={styles.editor}>
          <ul className={styles.rows}>
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
                  {ordered && (
                    <IconButton
                      icon="sort-up"
                      label={`Move ${noun} ${i + 1} up`}
                      disabled={i === 0}
                      onClick={() => onChange(rows.toSpliced(i - 1, 2, rows[i]!, rows[i - 1]!))}
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
