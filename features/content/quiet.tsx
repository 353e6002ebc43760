import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import styles from './quiet.module.css'

/** Where a part will be that the server has not been asked about yet: a column that was just added. */
export function Waiting({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className={styles.waiting}>
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  )
}

/** A sentence in place of what a site has switched off, or does not have. */
export function Quiet({ children }: { children: ReactNode }) {
  return <p className={styles.quiet}>{children}</p>
}
