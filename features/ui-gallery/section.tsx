import type { ReactNode } from 'react'
import { Stack } from '#ui/layout.tsx'
import styles from './gallery.module.css'

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      <Stack gap="large">{children}</Stack>
    </section>
  )
}

export function Specimen({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <h3 className={styles.name}>{name}</h3>
      <div className={wide ? undefined : styles.pair}>{children}</div>
    </div>
  )
}
