import type { SectionProps } from '../schema.ts'
import styles from './figures.module.css'

/** What a site has to show for itself, in a band of its color or in boxes. */
export default function Figures({
  content: { figures = [] },
  variant,
}: Pick<SectionProps, 'content' | 'variant'>) {
  if (figures.length === 0) return null
  return (
    <div className={variant === 'boxes' ? styles.boxes : styles.band}>
      <ul className={styles.figures}>
        {figures.map(({ value, label }) => (
          <li key={label}>
            <strong>{value}</strong> {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
