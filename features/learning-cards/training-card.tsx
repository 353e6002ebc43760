import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { Link } from '#ui/link.tsx'
import { sources } from '#ui/picture-variants.ts'
import { Progress } from '#ui/progress.tsx'
import { longDate } from '#ui/relative-date.ts'
import type { TrainingCard as Training } from './schema.ts'
import styles from './training-card.module.css'

type Props = { training: Training; heading?: 'h2' | 'h3'; href?: string }

/** Beside the words on a phone, above them elsewhere. */
const sizes = '(min-width: 48rem) 24rem, 4rem'

/** A training among others: the title is the link, the whole card its target. */
export function TrainingCard({
  training,
  heading: Heading = 'h3',
  href = `/trainings/${training.id}`,
}: Props) {
  const { title, theme, imageDataURI, description, icon, promoted } = training
  return (
    <Card as="article" clickable tone={promoted ? 'promoted' : 'plain'} className={styles.card}>
      {imageDataURI ? (
        <img className={styles.picture} {...sources(imageDataURI, sizes)} alt="" loading="lazy" />
      ) : (
        <span className={styles.picture}>
          <Icon name={icon as IconName} />
        </span>
      )}
      <div className={styles.words}>
        {(promoted > 0 || theme) && <p className={styles.theme}>{promoted > 0 ? 'Promoted' : theme}</p>}
        <Heading className={styles.title}>
          <Link href={href} data-cover>
            {title}
          </Link>
        </Heading>
        <p className={styles.summary}>{description}</p>
        <HowFar training={training} />
      </div>
    </Card>
  )
}

/** How far the person is, in words and as a bar. */
function HowFar({ training: { steps, progress } }: { training: Training }) {
  if (progress?.completedAt)
    return (
      <p>
        <Badge tone="success" icon="check">
          {`Completed ${longDate(new Date(progress.completedAt))}`}
        </Badge>
      </p>
    )
  if (progress && steps > 0)
    return <Progress label="Done" value={progress.done} max={steps} text={`${progress.done} of ${steps}`} />
  if (steps === 0) return null
  return <p className={styles.facts}>{steps === 1 ? '1 step' : `${steps} steps`}</p>
}

/** Cards side by side. */
export const TrainingGrid = ({
  trainings,
  heading,
}: {
  trainings: readonly Training[]
  heading?: 'h2' | 'h3'
}) => (
  <ul className={styles.grid}>
    {trainings.map((training) => (
      <li key={training.id}>
        <TrainingCard training={training} heading={heading} />
      </li>
    ))}
  </ul>
)
