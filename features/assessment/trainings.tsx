import { TrainingGrid } from '#features/learning-cards/widgets.ts'
import { Link } from '#ui/link.tsx'
import styles from './results.module.css'
import type { ResultsPage } from './schema.ts'

/** Trainings toward the occupations that fit. */
export const Trainings = ({ trainings }: Pick<ResultsPage, 'trainings'>) =>
  trainings.length > 0 && (
    <section className={styles.part}>
      <div>
        <h2>Trainings toward these</h2>
        <p>
          <Link href="/trainings">All trainings</Link>
        </p>
      </div>
      <TrainingGrid trainings={trainings} />
    </section>
  )
