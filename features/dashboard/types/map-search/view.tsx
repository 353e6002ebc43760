import { UsMap } from '#features/maps/widgets.ts'
import { jobsMessages } from '#spec/messages.ts'
import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import { Foot, None } from '../parts.tsx'
import styles from '../rows.module.css'
import type { ViewProps } from '../views.tsx'
import type { MapData } from './load.ts'

/** States beside the map; the others are circles and in the search. */
const most = 8

export default function MapSearch({ data }: ViewProps<MapData>) {
  const { clusters, states, total, elsewhere, embed, near } = data
  if (total === 0) return <None>{jobsMessages.noneInLocation}</None>
  const first = states.toSorted((a, b) => Number(b.isHere) - Number(a.isHere)).slice(0, most)
  return (
    <div className={styles.text}>
      {embed ? (
        <iframe
          src={embed}
          title="Jobs on a map"
          className={styles.map}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <UsMap clusters={clusters} summary={`${figure(total)} jobs by state`} />
      )}
      <div className={styles.chips}>
        {first.map(({ name, count, href, isHere }) => (
          <Link key={name} href={href}>
            {name} {figure(count)}
            {isHere && ', where you live'}
          </Link>
        ))}
      </div>
      <Foot>
        <Link href={near?.href ?? '/jobs/map'}>{near ? `Map around ${near.label}` : 'Open the map'}</Link>
        <Link href="/jobs/search">See all {figure(total)} jobs</Link>
        {elsewhere > 0 && (
          <Link href="/jobs/search?remote=true">{figure(elsewhere)} remote or without a state</Link>
        )}
      </Foot>
    </div>
  )
}
