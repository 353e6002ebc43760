import { cx } from './class-names.ts'
import { figure } from './figure.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import { Link } from './link.tsx'
import styles from './tabs.module.css'

type Tab = { href: string; label: string; isCurrent?: boolean; count?: number; icon?: IconName }

type Props = { label: string; tabs: Tab[]; only?: string[]; keepState?: boolean }

/**
 * Tabs as links, each with its own URL, so that Back, sharing and pages without script work, with the keyboard
 * behavior of links.
 */
export function Tabs({ label, tabs, only, keepState }: Props) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              only={only}
              keepState={keepState}
              keepScroll
              className={cx(styles.tab, tab.isCurrent && styles.current)}
              aria-current={tab.isCurrent ? 'page' : undefined}
            >
              {tab.icon && <Icon name={tab.icon} />}
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{figure(tab.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
