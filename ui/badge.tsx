import styles from './badge.module.css'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

export type Tone = 'neutral' | 'brand' | 'accent' | 'success' | 'warning' | 'danger'

/** A short label: the state or the kind of a thing. */
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
