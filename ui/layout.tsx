import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import styles from './layout.module.css'

type Gap = 'small' | 'medium' | 'large'

/** The content column: 72 rem at most, with a gutter. */
export function Container({ children, narrow }: { children: ReactNode; narrow?: boolean }) {
  return <div className={cx(styles.container, narrow && styles.narrow)}>{children}</div>
}

/** A vertical stack. */
export function Stack({ children, gap = 'medium' }: { children: ReactNode; gap?: Gap }) {
  return <div className={cx(styles.stack, styles[gap])}>{children}</div>
}

/** A row that wraps. */
export function Cluster({ children, gap = 'small' }: { children: ReactNode; gap?: Gap }) {
  return <div className={cx(styles.cluster, styles[gap])}>{children}</div>
}

/** A grid with as many columns as fit. */
export function Grid({ children, gap = 'medium' }: { children: ReactNode; gap?: Gap }) {
  return <div className={cx(styles.grid, styles[gap])}>{children}</div>
}

/** A main column with a sidebar: filters, a summary. On a phone the sidebar comes first. */
export function Sidebar({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.sidebar}>
      <div className={styles.side}>{side}</div>
      <div className={styles.main}>{children}</div>
    </div>
  )
}

type HeaderProps = { title: ReactNode; lead?: ReactNode; actions?: ReactNode; above?: ReactNode }

/** The heading of a screen. */
export function PageHeader({ title, lead, actions, above }: HeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.heading}>
        {above}
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.cluster}>{actions}</div>}
    </div>
  )
}
