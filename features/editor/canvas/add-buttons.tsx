import type { PartKind } from '#features/content/widgets.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { find } from '../operations/find.ts'
import { addContainer } from '../state/edit.ts'
import { documentIn } from '../state/store.ts'
import { useStore } from '../state/use-editor.ts'
import styles from './canvas.module.css'

type Props = { kind: PartKind; id: string }

/** Before and after the selected part. The keyboard has A for them. */
export function AddButtons({ kind, id }: Props) {
  const store = useStore()
  function add(after: 0 | 1) {
    const place = find(documentIn(store.get()), id)
    if (!place) return
    const target = { into: place.into, at: place.at + after }
    if (kind === 'container') addContainer(store, target.at)
    else store.set({ picking: { kind, target } })
  }
  const button = (after: 0 | 1) => (
    <button
      type="button"
      tabIndex={-1}
      data-control
      className={cx(styles.add, styles[kind], after ? styles.after : styles.before)}
      aria-label={`Add a ${kind} ${after ? 'after' : 'before'} this one`}
      title={`Add a ${kind} ${after ? 'after' : 'before'} this one`}
      onClick={() => add(after)}
    >
      <Icon name="plus" />
    </button>
  )
  return (
    <>
      {button(0)}
      {button(1)}
    </>
  )
}
