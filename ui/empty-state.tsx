import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

type Props = { title: string; icon?: IconName; children?: ReactNode; actions?: ReactNode }

/** An empty state: its message, and the next step to take. */
export function EmptyState({ title, icon = 'search', children, actions }: Props) {
  return (
    <div className={styles.empty}>
      <span className={styles.picture}>
        <Icon name={icon} />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
