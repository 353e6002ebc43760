import { cx } from './class-names.ts'
import styles from './skeleton.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type Props = { shape?: 'text' | 'title' | 'logo' | 'card' | 'fill'; lines?: number }

/** The size of the final content, so that nothing shifts when it arrives. */
export function Skeleton({ shape = 'text', lines = 1 }: Props) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are identical
        <span key={i} className={cx(styles.bone, styles[shape])} />
      ))}
    </span>
  )
}

/** Wraps skeletons and announces once that content is loading. */
export function Loading({ label = 'Loading', children }: { label?: string; children: React.ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
