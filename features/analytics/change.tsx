import { Icon } from '#ui/icon.tsx'
import styles from './analytics.module.css'
import { changeInWords, changeOf, isGood } from './model/comparison.ts'
import type { Kind } from './schema.ts'

/** The difference to the period before: an arrow, a figure and words, not color alone. */
export function Change({ kind, now, before }: { kind: Kind; now: number; before: number }) {
  const change = changeOf(now, before)
  if (change === null) return <span className={styles.change}>{now > 0 ? 'None before' : ''}</span>
  if (change === 0) return <span className={styles.change}>{changeInWords(0)}</span>
  return (
    <span className={styles.change}>
      <span className={isGood(kind, change) ? styles.good : styles.bad}>
        <Icon name={change > 0 ? 'sort-up' : 'sort-down'} />
      </span>
      {changeInWords(change)}
    </span>
  )
}
