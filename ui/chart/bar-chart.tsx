import { scaleBand, scaleLinear } from 'd3-scale'
import { figure } from '../figure.ts'
import styles from './chart.module.css'
import { Chart } from './chart.tsx'
import { labelClass } from './labels.ts'

const mostLabels = 12

export type Bar = {
  label: string
  value: number
  /** the period is not over yet: drawn dashed */
  isPartial?: boolean
}

type Props = {
  summary: string
  bars: Bar[]
  /** heads of the table: what the labels are, what the values are */
  heads: [string, string]
  format?: (value: number) => string
  height?: number
}

/** Upright bars, each with its figure above and its label below: applications by week, answers by grade. */
export function BarChart({ summary, bars, heads, format = figure, height = 190 }: Props) {
  const x = scaleBand(
    bars.map((_, at) => at),
    [0, 100],
  ).padding(0.35)
  const y = scaleLinear([0, Math.max(1, ...bars.map((bar) => bar.value))], [height - 26, 26])
  const base = y(0)
  return (
    <Chart
      summary={summary}
      height={height}
      table={{ head: heads, rows: bars.map((bar) => [bar.label, format(bar.value)]) }}
    >
      <line className={styles.grid} x1="0" x2="100%" y1={base} y2={base} />
      {bars.map((bar, at) => {
        const middle = `${(x(at) ?? 0) + x.bandwidth() / 2}%`
        const top = Math.min(y(bar.value), bar.value > 0 ? base - 2 : base)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, bars never move
          <g key={at} className={labelClass(at, bars.length, mostLabels)}>
            <rect
              className={bar.isPartial ? styles.partial : styles.bar}
              x={`${x(at)}%`}
              y={top}
              width={`${x.bandwidth()}%`}
              height={base - top}
              rx="3"
            />
            <text className={styles.value} x={middle} y={top - 7} textAnchor="middle">
              {format(bar.value)}
            </text>
            <text className={styles.label} x={middle} y={height - 6} textAnchor="middle">
              {bar.label}
            </text>
          </g>
        )
      })}
    </Chart>
  )
}
