import type { ReactNode } from 'react'
import { IconButton } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './bottom.module.css'
import { bottomOf, type WorkGroup, type WorkItem, type WorkPlace } from './model.ts'
import { PlaceList } from './places.tsx'
import { Items } from './side.tsx'

type Props = {
  name: string
  places: WorkPlace[]
  groups: WorkGroup[]
  more: WorkItem[]
  find?: ReactNode
}

/** A phone's bottom bar: four of the place, and everything else behind More, which is a popover and needs no script. */
export function Bottom({ name, places, groups, more, find }: Props) {
  const shown = bottomOf(groups, more)
  const rest = [...groups.flatMap(({ items }) => items), ...more].filter((item) => !shown.includes(item))
  return (
    <>
      <nav className={styles.bottom} aria-label={`${name}, short`}>
        {shown.map(({ label, short, href, icon, isCurrent, count }) => (
          <Link key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
            <Icon name={icon} />
            {short ?? label}
            {count && (
              <>
                <span className={styles.dot} aria-hidden="true" />
                <VisuallyHidden>, {count}</VisuallyHidden>
              </>
            )}
          </Link>
        ))}
        <button type="button" popoverTarget="more-of-place">
          <Icon name="menu" />
          More
        </button>
      </nav>
      <div
        id="more-of-place"
        popover="auto"
        className={styles.sheet}
        role="dialog"
        aria-label={`More of ${name}`}
      >
        <div className={styles.head}>
          <b>{name}</b>
          <IconButton icon="close" label="Close" popoverTarget="more-of-place" popoverTargetAction="hide" />
        </div>
        {find}
        <Items items={rest} />
        {places.length > 1 && (
          <div className={styles.places}>
            <h2>Change place</h2>
            <PlaceList places={places} />
          </div>
        )}
      </div>
    </>
  )
}
