import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

type Props = { summary: ReactNode; children: ReactNode; isOpen?: boolean; name?: string }

/** A disclosure: filters on a phone, an answer under its question. Works without script. */
export function Disclosure({ summary, children, isOpen, name }: Props) {
  return (
    <details className={styles.disclosure} open={isOpen} name={name}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
