import type { HomeContent } from '#features/themes/schema.ts'
import { Container } from '#ui/layout.tsx'
import styles from './figures.module.css'

/** What a site has to show for itself, in a band of its color. */
export function Figures({ figures = [] }: Pick<HomeContent, 'figures'>) {
  if (figures.length === 0) return null
  return (
    <div className={styles.band}>
      <Container>
        <ul className={styles.figures}>
          {figures.map(({ value, label }) => (
            <li key={label}>
              <strong>{value}</strong> {label}
            </li>
          ))}
        </ul>
      </Container>
    </div>
  )
}
