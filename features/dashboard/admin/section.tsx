import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { Stack } from '#ui/layout.tsx'
import styles from './admin.module.css'

/** A part of the form, with its own heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section">
    <h2 className={styles.title}>{title}</h2>
    <Stack>{children}</Stack>
  </Card>
)
