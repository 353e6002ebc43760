import styles from './badge.module.css'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

export type Tone = 'neutral' | 'brand' | 'accent' | 'success' | 'warning' | 'danger'

/** A short word about a thing: its state or its kind. */
export function Badge({
  children,
  tone = 'neutral',
  icon,
}: {
  children: string
  tone?: Tone
  icon?: IconName
}) {
  return (
    <span className={cx(styles.badge, styles[tone])}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
