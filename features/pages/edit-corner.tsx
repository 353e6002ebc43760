import type { ReactNode } from 'react'
import styles from './edit-corner.module.css'

/** Where the way into the editor stands on a page: in the corner, whatever is scrolled; not in print. */
export const EditCorner = ({ children }: { children: ReactNode }) => (
  <div className={styles.corner}>{children}</div>
)
