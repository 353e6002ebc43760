import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import type { WorkPlace } from './model.ts'
import styles from './places.module.css'

/** The menu of a person's workplaces, in the top bar. */
export function Places({ name, places }: { name: string; places: WorkPlace[] }) {
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
    <details ref={details} className={styles.places} onKeyDown={press} onBlur={leave}>
      <summary className={styles.opener}>
        <span>{name}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.popup}>
        <PlaceList places={places} onChoose={close} />
      </div>
    </details>
  )
}

/** The workplaces as links, the current one ticked. */
export function PlaceList({ places, onChoose }: { places: WorkPlace[]; onChoose?: () => void }) {
  return (
    <ul aria-label="Workplaces">
      {places.map(({ name, note, href, isCurrent }) => (
        <li key={href}>
          <Link
            href={href}
            className={styles.place}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={onChoose}
          >
            <span className={styles.words}>
              <b>{name}</b>
              <span>{note}</span>
            </span>
            {isCurrent && <Icon name="check" />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
