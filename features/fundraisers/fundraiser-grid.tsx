import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import styles from './fundraiser-grid.module.css'
import { GoalBar } from './goal-bar.tsx'
import type { LiveFundraiser } from './schema.ts'

type Props = { fundraisers: LiveFundraiser[]; heading: 'h2' | 'h3' }

/** What can be given to now, with how far each is. */
export const FundraiserGrid = ({ fundraisers, heading: Heading }: Props) => (
  <ul className={styles.fundraisers}>
    {fundraisers.map(({ id, name, raised, goal, percentage, gifts }) => (
      <li key={id}>
        <Card as="article" clickable className={styles.card}>
          <Heading>
            <Link href={`/fundraisers/${id}`} data-cover>
              {name}
            </Link>
          </Heading>
          <GoalBar {...{ raised, goal, percentage, gifts }} />
        </Card>
      </li>
    ))}
  </ul>
)
