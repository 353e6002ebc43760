import type { KeyboardEvent } from 'react'
import { cx } from '#ui/class-names.ts'
import { type LookGroup, lookGroups } from '#ui/look-setting.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './group-tabs.module.css'

type Props = {
  chosen: LookGroup
  onChoose: (group: LookGroup) => void
  /** how many settings of a group differ from what is live */
  changes: (group: LookGroup) => number
}

/** The groups of settings by how far they reach: one stop for the keyboard, arrows between them. Without script all are shown. */
export function GroupTabs({ chosen, onChoose, changes }: Props) {
  function press(event: KeyboardEvent<HTMLElement>) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!by) return
    event.preventDefault()
    const at = lookGroups.findIndex(({ value }) => value === chosen)
    const next = lookGroups[(at + by + lookGroups.length) % lookGroups.length]!
    onChoose(next.value)
    event.currentTarget.querySelector<HTMLElement>(`#look-tab-${next.value}`)?.focus()
  }
  return (
    <div role="tablist" aria-label="Settings" className={styles.tabs} onKeyDown={press}>
      {lookGroups.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={`look-tab-${value}`}
          aria-selected={value === chosen}
          aria-controls={`look-group-${value}`}
          tabIndex={value === chosen ? 0 : -1}
          className={cx(styles.tab, value === chosen && styles.chosen)}
          onClick={() => onChoose(value)}
        >
          {label}
          {changes(value) > 0 && (
            <span className={styles.count}>
              {changes(value)}
              <VisuallyHidden> changed</VisuallyHidden>
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
