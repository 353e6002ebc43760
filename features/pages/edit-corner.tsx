import type { ReactNode } from 'react'
import styles from './edit-corner.module.css'

/** The fixed corner of a page for the button that opens the editor; not printed. */
export const EditCorner = ({ children }: { children: ReactNode }) => (
  <div className={styles.corner}>{children}</div>
)
