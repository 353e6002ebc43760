import { addressOf } from '#schema/address.ts'
import { Sparkline } from '#ui/chart/sparkline.tsx'
import { Link } from '#ui/link.tsx'
import styles from './analytics.module.css'
import { Change } from './change.tsx'
import { isComparable, shown } from './model/comparison.ts'
import { type Analytics, AnalyticsQuery, figureOf } from './schema.ts'

/** All figures; each is a link that makes it the large one. */
export function Tiles(analytics: Analytics) {
  const compares = isComparable(analytics)
  return (
    <nav aria-label="Figures" className={styles.tiles}>
      {analytics.totals.map(({ kind, now, before, steps }) => (
        <Link
          key={kind}
          className={styles.tile}
          href={addressOf('/analytics', AnalyticsQuery, analytics, { figure: kind })}
          aria-current={kind === analytics.figure ? 'true' : undefined}
        >
          <span className={styles.label}>{figureOf(kind).label}</span>
          <strong className={styles.value}>{shown(kind)(now)}</strong>
          <span className={styles.spark}>
            <Sparkline values={steps} />
          </span>
          {compares && <Change kind={kind} now={now} before={before} />}
        </Link>
      ))}
    </nav>
  )
}
