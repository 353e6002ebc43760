import { type FocusEvent, type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef } from 'react'
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

/** Kept free between a menu and the edge of the window, in pixels. */
const edge = 12

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

  /** Opens towards the side with more room, and scrolls in what room there is. */
  function place({ currentTarget: menu }: SyntheticEvent<HTMLDetailsElement>) {
    const list = menu.querySelector('ul')
    if (!menu.open || !list) return
    const { top, bottom } = menu.getBoundingClientRect()
    const below = innerHeight - bottom - edge
    const above = top - edge
    const isUp = list.scrollHeight > below && above > below
    list.dataset.up = String(isUp)
    list.style.setProperty('--room', `${Math.floor(isUp ? above : below)}px`)
  }

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    <details ref={details} className={styles.menu} onKeyDown={press} onBlur={leave} onToggle={place}>
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
