import { type ReactNode, useId } from 'react'
import styles from './sign-up.module.css'

/** A few fields that belong together, under a heading. */
export function FormSection({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  )
}
