import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { Progress } from '#ui/progress.tsx'
import type { Completion } from '../schema.ts'
import styles from './meter.module.css'

const mostShown = 3

/** How complete the profile is, and what would improve the search most. */
export function Meter({ id, completion: { percent, missing } }: { id: string; completion: Completion }) {
  if (!missing.length) return null
  return (
    <Card as="section" tone="sunken" className={styles.meter}>
      <h2 className={styles.title}>Make your search better</h2>
      <Progress label="Your profile" value={percent} max={100} />
      <ul className={styles.missing}>
        {missing.slice(0, mostShown).map(({ section, title, gain }) => (
          <li key={title}>
            <Link href={`/profile/${id}/edit/${section}`}>{title}</Link>
            <p>{gain}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
