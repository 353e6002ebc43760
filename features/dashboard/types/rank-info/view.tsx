import { Missing } from '../parts.tsx'
import styles from '../rows.module.css'
import type { ViewProps } from '../views.tsx'
import type { RankData } from './load.ts'

export default function RankInfo({ data: { rank, hint } }: ViewProps<RankData>) {
  if (hint) return <Missing hint={hint} />
  if (!rank) return null
  return (
    <div className={styles.text}>
      <p>
        <b>
          {rank.title} ({rank.grade})
        </b>
        , {rank.branch}
      </p>
      {rank.description && <p>{rank.description}</p>}
    </div>
  )
}
