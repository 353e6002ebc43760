import { clearanceMonths } from '#spec/limits.ts'
import { Badge } from '#ui/badge.tsx'
import { DateText } from '#ui/text.tsx'
import { Missing } from '../parts.tsx'
import styles from '../rows.module.css'
import type { ViewProps } from '../views.tsx'
import type { ClearanceData } from './load.ts'

export default function Clearance({ data }: ViewProps<ClearanceData>) {
  if (data.hint) return <Missing hint={data.hint} />
  return (
    <div className={styles.text}>
      <p>
        <b>{data.level}</b>
        {`, good for ${clearanceMonths} months after separation.`}
      </p>
      {data.goodUntil && data.hasEnded && (
        <p>
          <Badge tone="warning">Ended</Badge> <DateText date={data.goodUntil} exact />
        </p>
      )}
      {data.goodUntil && !data.hasEnded && (
        <p>
          Good until{' '}
          <b>
            <DateText date={data.goodUntil} exact />
          </b>
          . An employer can renew it without starting over.
        </p>
      )}
    </div>
  )
}
