import type { ReactNode } from 'react'
import styles from './parts.module.css'

/** A section of a profile under its heading. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** A fact with its label; nothing when it was not given. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}
