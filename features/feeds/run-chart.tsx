import { figure } from '#ui/figure.ts'
import { timeIn, useTimeZone } from '#ui/local-time.tsx'
import styles from './run-chart.module.css'
import type { RunBar } from './schema.ts'

const height = 28
const width = 5
const gap = 2

/** The last runs of a feed, oldest first: a bar per run, as high as the number of jobs read, red for failures. */
export function RunChart({ runs }: { runs: readonly RunBar[] }) {
  const zone = useTimeZone()
  if (!runs.length) return null
  const most = Math.max(1, ...runs.map((run) => run.read))
  const failed = runs.filter((run) => !run.success).length
  const label = `${runs.length === 1 ? 'The only run' : `The last ${runs.length} runs`}: ${failed} failed`
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${runs.length * (width + gap) - gap} ${height}`}
      width={runs.length * (width + gap) - gap}
      height={height}
      role="img"
      aria-label={label}
    >
      {runs.map((run, at) => {
        const high = Math.max(3, (run.read / most) * height)
        return (
          <rect
            key={run.startedAt}
            className={run.success ? styles.good : styles.bad}
            x={at * (width + gap)}
            y={height - high}
            width={width}
            height={high}
            rx={1}
          >
            <title>{words(run, zone)}</title>
          </rect>
        )
      })}
    </svg>
  )
}

function words({ startedAt, success, read, added, changed, gone }: RunBar, zone: string): string {
  const counts = `${figure(read)} jobs, ${figure(added)} new, ${figure(changed)} changed, ${figure(gone)} gone`
  return `${timeIn(zone, new Date(startedAt))}: ${success ? counts : 'failed'}`
}
