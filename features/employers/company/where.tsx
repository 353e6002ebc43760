import { Card } from '#ui/card.tsx'
import { StatesMap } from '#ui/states-map.tsx'
import styles from './company.module.css'
import type { CompanyPage } from './schema.ts'

/** The address, with its city on the map of the states: no outside service, no script. */
export function Where({ page: { company, spot } }: { page: CompanyPage }) {
  if (!company.address.length) return null
  return (
    <Card as="section" className={styles.section}>
      <h2>Where</h2>
      {spot && <SpotMap spot={spot} />}
      <address className={styles.address}>
        {company.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {company.directionsHref && (
        <a href={company.directionsHref} target="_blank" rel="noopener nofollow">
          Directions
        </a>
      )}
    </Card>
  )
}

const SpotMap = ({ spot: { x, y, label } }: { spot: NonNullable<CompanyPage['spot']> }) => (
  <div className={styles.map}>
    <StatesMap summary={`Map of the United States: ${label}`}>
      <circle cx={x} cy={y} r="34" className={styles.around} />
      <circle cx={x} cy={y} r="15" className={styles.spot} />
    </StatesMap>
  </div>
)
