import type { Statistics } from '#features/fundraisers/schema.ts'
import { TopDonors, TopTeams } from '#features/fundraisers/widgets.ts'
import { donationMessages, emptyMessages } from '#spec/messages.ts'
import { figure } from '#ui/figure.ts'
import type { ValuesOf } from '../../model/types.ts'
import { Quiet, Waiting } from '../../quiet.tsx'
import type { ViewProps } from '../../views.tsx'
import type { statistics } from './schema.ts'
import styles from './view.module.css'

type Data = { figures: { label: string; count: number }[] } | { leaders: Statistics | null }

export default function StatisticsView({
  values,
  data,
}: ViewProps<ValuesOf<typeof statistics>, Data | undefined>) {
  if (!data) return <Waiting icon="flag">The statistics of this site appear here.</Waiting>
  if ('leaders' in data) return <Leaders title={values.title} leaders={data.leaders} />
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

/** The ten teams and donors that raised most. */
function Leaders({ title, leaders }: { title?: string; leaders: Statistics | null }) {
  if (!leaders) return <Quiet>{donationMessages.outside}</Quiet>
  return (
    <>
      {title && <h3 className={styles.title}>{title}</h3>}
      <div className={styles.leaders}>
        <section>
          <h4>Top teams</h4>
          <TopTeams mostRaised={leaders.mostRaised} />
        </section>
        <section>
          <h4>Top donors</h4>
          <TopDonors topDonors={leaders.topDonors} />
        </section>
      </div>
    </>
  )
}
