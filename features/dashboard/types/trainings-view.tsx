import { trainingMessages } from '#features/trainings/widgets.ts'
import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import { Foot, Missing, None, Row, Rows } from './parts.tsx'
import type { TrainingsData } from './trainings.ts'
import type { ViewProps } from './views.tsx'

/** Trainings, four of them, and the way to all. */
export default function TrainingsView({ data }: ViewProps<TrainingsData>) {
  const { trainings, total, href, hint } = data
  if (hint) return <Missing hint={hint} />
  if (trainings.length === 0) return <None>{trainingMessages.noResults}</None>
  return (
    <>
      <Rows>
        {trainings.map(({ id, title, theme, progress }) => (
          <Row key={id} title={title} href={`/trainings/${id}`} lines={[theme, stateOf(progress)]} />
        ))}
      </Rows>
      <Foot>
        <Link href={href}>
          {total > trainings.length ? `See all ${figure(total)} trainings` : 'See them'}
        </Link>
      </Foot>
    </>
  )
}

const stateOf = (progress: TrainingsData['trainings'][number]['progress']) =>
  progress && (progress.completedAt ? 'Completed' : 'Begun')
