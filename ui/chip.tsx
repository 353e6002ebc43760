import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { Icon } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'

type ChipProps = {
  children: string
  /** What pressing it does, read before its label. */
  verb?: string
}

/** A removable chip, such as an active filter; works without script. */
export function ChipLink({ children, verb = 'Remove', ...link }: ChipProps & Omit<LinkProps, 'children'>) {
  return (
    <Link {...link} className={styles.chip} aria-label={`${verb} ${children}`}>
      <Words>{children}</Words>
      <Icon name="close" />
    </Link>
  )
}

/** The same inside a form control. */
export function Chip({
  children,
  onRemove,
  disabled,
}: ChipProps & { onRemove?: () => void; disabled?: boolean }) {
  return (
    <span className={styles.chip}>
      <Words>{children}</Words>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove ${children}`}
          onClick={onRemove}
          disabled={disabled}
        >
          <Icon name="close" />
        </button>
      )}
    </span>
  )
}

/** The version without script: unchecking removes it when the form is sent. */
export function ChipCheckbox({ children, name, value }: ChipProps & { name: string; value: string }) {
  return (
    <label className={styles.chip}>
      <Words>{children}</Words>
      <input type="checkbox" name={name} value={value} defaultChecked className={styles.check} />
    </label>
  )
}

function Words({ children }: { children: ReactNode }) {
  return <span className={styles.words}>{children}</span>
}
