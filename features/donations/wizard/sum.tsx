import { money } from '#schema/money.ts'
import type { Gift } from '../model/use-gift.ts'
import styles from './sum.module.css'
import wizard from './wizard.module.css'

/** The total and its parts, always in sight. */
export function Sum({ gift: { totals, frequency } }: { gift: Gift }) {
  const parts = [
    ['Gift', totals.amount],
    ['tip', totals.tip],
    ['card costs', totals.fee],
  ] as const
  return (
    <div className={styles.sum} aria-live="polite">
      <p className={styles.total}>
        <span>Total today</span>
        <strong>{money(totals.total)}</strong>
      </p>
      <dl className={styles.parts}>
        {parts.map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
      </dl>
      {frequency === 'monthly' && (
        <p className={wizard.muted}>
          Then {money(totals.total)} on this day of each month, until you stop it: every receipt has the link.
        </p>
      )}
    </div>
  )
}
