import { cx } from './class-names.ts'
import styles from './icon.module.css'
import { type IconName, iconPaths } from './icon-paths.ts'

type Props = {
  name: IconName
  /** Read by screen readers; without it the icon is decorative. */
  label?: string
  filled?: boolean
  className?: string
}

export function Icon({ name, label, filled, className }: Props) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: decoration, or named by aria-label
    <svg
      className={cx(styles.icon, filled && styles.filled, className)}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
