import { GoalBar } from '#features/fundraisers/widgets.ts'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import type { SectionProps } from '../schema.ts'
import { TitledSection } from '../section-head.tsx'
import styles from './fundraisers.module.css'

/** What can be given to now, with how far each is. */
export default function Fundraisers({ content: { fundraisersTitle = 'Give' }, fundraisers }: SectionProps) {
  if (fundraisers.length === 0) return null
  return (
    <TitledSection title={fundraisersTitle}>
      <ul className={styles.fundraisers}>
        {fundraisers.map(({ id, name, raised, goal, percentage, gifts }) => (
          <li key={id}>
            <Card as="article" clickable className={styles.card}>
              <h3>
                <Link href={`/fundraisers/${id}`} data-cover>
                  {name}
                </Link>
              </h3>
              <GoalBar {...{ raised, goal, percentage, gifts }} />
            </Card>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
