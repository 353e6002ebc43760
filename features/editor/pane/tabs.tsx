import type { KeyboardEvent } from 'react'
import { cx } from '#ui/class-names.ts'
import styles from './pane.module.css'

type Props<Key extends string> = {
  tabs: readonly { key: Key; label: string }[]
  chosen: Key
  onChoose: (key: Key) => void
}

/** Tabs as the practices of ARIA have them: one stop for the keyboard, arrows between them. */
export function Tabs<Key extends string>({ tabs, chosen, onChoose }: Props<Key>) {
  function press(event: KeyboardEvent<HTMLElement>) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!by) return
    event.preventDefault()
    const at = tabs.findIndex(({ key }) => key === chosen)
    const next = tabs[(at + by + tabs.length) % tabs.length]!
    onChoose(next.key)
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next.key}`)?.focus()
  }
  return (
    <div role="tablist" aria-label="Editor" className={styles.tabs} onKeyDown={press}>
      {tabs.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`tab-${key}`}
          aria-selected={key === chosen}
          aria-controls="editor-panel"
          tabIndex={key === chosen ? 0 : -1}
          className={cx(styles.tab, key === chosen && styles.isChosen)}
          onClick={() => onChoose(key)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
