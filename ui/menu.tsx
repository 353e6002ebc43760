import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import { Link } from './link.tsx'
import styles from './menu.module.css'

export type Entry = {
  label: string
  icon?: IconName
  danger?: boolean
  /** draws a separator above */
  begins?: boolean
} & ({ href: string; onPress?: never } | { onPress: () => void; href?: never })

type Props = { label: string; entries: Entry[]; children?: ReactNode }

/** A menu of actions: opens without script, closes with Escape or on blur. */
export function Menu({ label, entries, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return
    close()
    details.current.querySelector('summary')?.focus()
  }

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    <details ref={details} className={styles.menu} onKeyDown={press} onBlur={leave}>
      <summary
        className={cx(styles.opener, !children && styles.round)}
        aria-label={children ? undefined : label}
      >
        {children ?? <Icon name="more" />}
        {children && <Icon name="chevron-down" />}
      </summary>
      <ul className={styles.list} aria-label={label}>
        {entries.map((entry) => (
          <li key={entry.label} className={cx(entry.begins && styles.begins)}>
            <MenuEntry {...entry} onDone={close} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function MenuEntry({ label, icon, danger, href, onPress, onDone }: Entry & { onDone: () => void }) {
  const className = cx(styles.entry, danger && styles.danger)
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {label}
    </>
  )
  function press() {
    onDone()
    onPress?.()
  }
  if (href === undefined)
    return (
      <button type="button" className={className} onClick={press}>
        {content}
      </button>
    )
  return (
    <Link href={href} className={className} onClick={onDone}>
      {content}
    </Link>
  )
}
