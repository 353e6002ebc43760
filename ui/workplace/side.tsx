import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import type { WorkGroup, WorkItem } from './model.ts'
import styles from './side.module.css'

type Props = { name: string; groups: WorkGroup[]; more: WorkItem[] }

/** The side bar of a workplace: words from 1024 px, icons below, not there on a phone. */
export function Side({ name, groups, more }: Props) {
  return (
    <nav className={styles.side} aria-label={name}>
      {groups.map(({ heading, items }) => (
        <div key={heading ?? ''} className={styles.group}>
          {heading && <h2>{heading}</h2>}
          <Items items={items} />
        </div>
      ))}
      {more.length > 0 && (
        // Open where the page is one of them; the key resets it on another page.
        <details
          key={String(more.some(({ isCurrent }) => isCurrent))}
          open={more.some(({ isCurrent }) => isCurrent)}
        >
          <summary className={styles.item}>
            <Icon name="more" />
            <span>More</span>
          </summary>
          <Items items={more} />
        </details>
      )}
    </nav>
  )
}

/** Links of a side bar, each with what waits there. */
export function Items({ items }: { items: WorkItem[] }) {
  return (
    <ul>
      {items.map(({ label, href, icon, isCurrent, count }) => (
        <li key={href}>
          <Link
            href={href}
            className={styles.item}
            title={label}
            aria-current={isCurrent ? 'page' : undefined}
          >
            <Icon name={icon} />
            <span>{label}</span>
            {count && <span className={styles.count}>{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
