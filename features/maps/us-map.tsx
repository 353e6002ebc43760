import { figure } from '#ui/figure.ts'
import { StatesMap } from '#ui/states-map.tsx'
import type { Cluster } from './schema.ts'
import styles from './us-map.module.css'

type Props = { clusters: Cluster[]; summary: string }

/** States as drawn shapes with jobs as circles over them, each a link; no outside service and no script. */
export function UsMap({ clusters, summary }: Props) {
  return (
    <StatesMap summary={summary}>
      {clusters.map(({ label, count, href, x, y, radius, isHere }) => (
        <a key={href} href={href} className={isHere ? styles.here : styles.cluster}>
          <title>{`${label}: ${figure(count)} ${count === 1 ? 'job' : 'jobs'}`}</title>
          <circle cx={x} cy={y} r={radius} />
          {isHere && <circle className={styles.ring} cx={x} cy={y} r={radius + 7} />}
          <text x={x} y={y}>
            {count < 10_000 ? figure(count) : `${Math.round(count / 1000)}k`}
          </text>
        </a>
      ))}
    </StatesMap>
  )
}
