import type { ReactNode } from 'react'
import styles from './states-map.module.css'

/** That of us-atlas' projected shapes; what is drawn on the map uses the same units. */
const size = { width: 975, height: 610 }

/** The states as drawn shapes, one file for all pages (features/maps): no outside service, no script. */
export function StatesMap({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.map}>
      <title>{summary}</title>
      <use href="/maps/us-states.svg#land" className={styles.land} />
      <use href="/maps/us-states.svg#borders" className={styles.borders} />
      {children}
    </svg>
  )
}
