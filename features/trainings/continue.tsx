import type { TrainingCard } from '#features/learning-cards/schema.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { Progress } from '#ui/progress.tsx'
import styles from './overview.module.css'

/** What was begun, the latest first: only its button is filled. */
export function Continue({ trainings }: { trainings: readonly TrainingCard[] }) {
  if (trainings.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>Continue</h2>
      <ul className={styles.begun}>
        {trainings.slice(0, 4).map(({ id, title, steps, progress }, at) => (
          <Card as="li" key={id} className={styles.one}>
            <h3 className={styles.title}>
              <Link href={`/trainings/${id}`}>{title}</Link>
            </h3>
            <Progress
              label="Done"
              value={progress?.done ?? 0}
              max={steps}
              text={`${progress?.done ?? 0} of ${steps}`}
            />
            <ButtonLink
              href={`/trainings/${id}`}
              variant={at === 0 ? 'primary' : 'secondary'}
              aria-label={`Continue ${title}`}
            >
              Continue
            </ButtonLink>
          </Card>
        ))}
      </ul>
    </section>
  )
}
