import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useRef,
} from 'react'
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
} & (
  | {
      href: string
      /** a file */
      download?: boolean
      /** with script, instead of following the link */
      onPress?: () => void
      submits?: never
      off?: never
    }
  | {
      onPress: () => void
      /** without script: the form with this id, to this address */
      submits?: { form: string; formAction: string }
      href?: never
      download?: never
      off?: never
    }
  /** why it cannot be chosen */
  | { off: string; href?: never; download?: never; onPress?: never; submits?: never }
)

/** Kept free between a menu and the edge of the window, in pixels. */
const edge = 12

type Props = {
  label: string
  entries: Entry[]
  /** the opener */
  children?: ReactNode
  /** below the entries: a form, for what is not a link */
  foot?: ReactNode
}

/** A menu of actions: opens without script, closes with Escape or on blur. */
export function Menu({ label, entries, children, foot }: Props) {
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
    if (isClipped(menu)) detach(list, menu.getBoundingClientRect(), isUp)
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
        {foot && <li className={styles.begins}>{foot}</li>}
      </ul>
    </details>
  )
}

/** In a table that scrolls sideways the list would open inside the scrolled part. */
function isClipped(menu: HTMLElement): boolean {
  for (let box = menu.parentElement; box; box = box.parentElement)
    if (box.scrollWidth > box.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(box).overflowX))
      return true
  return false
}

/** Places the list over the page instead; it closes when anything but itself scrolls. */
function detach(list: HTMLElement, menu: DOMRect, isUp: boolean) {
  const details = list.closest('details')!
  list.dataset.detached = String(isUp)
  list.style.setProperty('--end', `${Math.max(edge, document.documentElement.clientWidth - menu.right)}px`)
  list.style.setProperty('--start', `${isUp ? innerHeight - menu.top + 4 : menu.bottom + 4}px`)
  const stop = new AbortController()
  const end = () => {
    stop.abort()
    delete list.dataset.detached
  }
  const close = (event: Event) => {
    if (event.target !== list) details.removeAttribute('open')
  }
  addEventListener('scroll', close, { capture: true, passive: true, signal: stop.signal })
  addEventListener('resize', close, { signal: stop.signal })
  details.addEventListener('toggle', end, { once: true, signal: stop.signal })
}

function MenuEntry({
  label,
  icon,
  danger,
  href,
  download,
  onPress,
  submits,
  off,
  onDone,
}: Entry & { onDone: () => void }) {
  const className = cx(styles.entry, danger && styles.danger)
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {label}
    </>
  )
  function press(event: MouseEvent) {
    onDone()
    if (!onPress) return
    event.preventDefault()
    onPress()
  }
  if (off)
    return (
      <p className={cx(styles.entry, styles.off)}>
        <span>
          {label}
          <small>{off}</small>
        </span>
      </p>
    )
  if (href === undefined)
    return (
      <button type={submits ? 'submit' : 'button'} {...submits} className={className} onClick={press}>
        {content}
      </button>
    )
  return (
    <Link href={href} download={download} className={className} onClick={press}>
      {content}
    </Link>
  )
}
