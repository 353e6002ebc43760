import { type ReactNode, useId } from 'react'
import styles from './sign-up.module.css'

/** A few fields that belong together, under a heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
