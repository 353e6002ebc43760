import { emptyMessages } from '#spec/messages.ts'
import { figure } from '#ui/figure.ts'
import type { ValuesOf } from '../../model/types.ts'
import { Quiet, Waiting } from '../../quiet.tsx'
import type { ViewProps } from '../../views.tsx'
import type { statistics } from './schema.ts'
import styles from './view.module.css'

type Data = { figures: { label: string; count: number }[] }

export default function StatisticsView({
  values,
  data,
}: ViewProps<ValuesOf<typeof statistics>, Data | undefined>) {
  if (!data) return <Waiting icon="flag">The statistics of this site appear here.</Waiting>
  if (!data.figures.length) return <Quiet>{emptyMessages.nothing}</Quiet>
  return (
    <>
      {values.title && <h3 className={styles.title}>{values.title}</h3>}
      <dl className={styles.figures}>
        {data.figures.map(({ label, count }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{figure(count)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
