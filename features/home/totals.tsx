import { figure } from '#ui/figure.ts'
import type { HomePage } from './schema.ts'
import styles from './totals.module.css'

/** How much there is to find, counted from the jobs themselves. */
export function Totals({ totals: { jobs, employers, remote } }: { totals: NonNullable<HomePage['totals']> }) {
  const counted = [
    { label: jobs === 1 ? 'open job' : 'open jobs', count: jobs },
    { label: employers === 1 ? 'employer' : 'employers', count: employers },
    { label: 'remote', count: remote },
  ].filter(({ count }) => count > 0)
  return (
    <ul className={styles.totals}>
      {counted.map(({ label, count }) => (
        <li key={label}>
          <strong>{figure(count)}</strong> {label}
        </li>
      ))}
    </ul>
  )
}
