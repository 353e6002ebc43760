import { scaleLinear } from 'd3-scale'
import { figure } from '../figure.ts'
import styles from './chart.module.css'
import { Chart, LegendKey } from './chart.tsx'
import { labelClass } from './labels.ts'
import { Line } from './line.tsx'

const mostLabels = 7

/** Pixels from the scale to the picture, and from the middle of its figures down to their line. */
const fromPicture = 8
const lowered = 4

export type Series = { name: string; values: (number | null)[] }

type Props = {
  summary: string
  labels: string[]
  /** this period: a thick line, its highest value labeled; null where nothing was counted */
  now: Series
  /** the period it is compared with: a thin dashed line */
  before?: Series
  /** head of the labels in the table */
  head: string
  format?: (value: number) => string
  height?: number
}

/** A line over time, with the period before dashed below it. */
export function LineChart({ summary, labels, now, before, head, format = figure, height = 240 }: Props) {
  const all = [...now.values, ...(before?.values ?? [])].filter((value) => value !== null)
  const y = scaleLinear([0, Math.max(1, ...all)], [height - 30, 24]).nice(4)
  const ticks = y.ticks(4).filter(Number.isInteger)
  const across = (at: number) => (labels.length < 2 ? 50 : (at / (labels.length - 1)) * 100)
  const peak = now.values.indexOf(Math.max(...now.values.map((value) => value ?? -1)))
  const lines = [now, ...(before ? [before] : [])]
  return (
    <Chart
      summary={summary}
      height={height}
      scale={ticks.map(format).reduce(longer, '')}
      legend={
        before && (
          <>
            <LegendKey line="now">{now.name}</LegendKey>
            <LegendKey line="before">{before.name}</LegendKey>
          </>
        )
      }
      table={{
        head: [head, ...lines.map((line) => line.name)],
        rows: labels.map((label, at) => [label, ...lines.map((line) => shown(line.values[at], format))]),
      }}
    >
      {ticks.map((tick) => (
        <line key={tick} className={styles.grid} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
      ))}
      {before && <Line values={before.values} y={y} height={height} className={styles.before} />}
      <Line values={now.values} y={y} height={height} className={styles.now} />
      {ticks.map((tick) => (
        <text key={tick} x={-fromPicture} y={y(tick) + lowered} textAnchor="end">
          {format(tick)}
        </text>
      ))}
      {peak >= 0 && (now.values[peak] ?? 0) > 0 && (
        <>
          <circle className={styles.dot} cx={`${across(peak)}%`} cy={y(now.values[peak] ?? 0)} r="4" />
          <text
            className={styles.value}
            x={`${across(peak)}%`}
            y={y(now.values[peak] ?? 0) - 9}
            textAnchor={anchor(across(peak))}
          >
            {format(now.values[peak] ?? 0)}
          </text>
        </>
      )}
      {labels.map((label, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, points never move
        <g key={at} className={labelClass(at, labels.length, mostLabels)}>
          <text className={styles.label} x={`${across(at)}%`} y={height - 8} textAnchor={anchor(across(at))}>
            {label}
          </text>
        </g>
      ))}
    </Chart>
  )
}

const longer = (one: string, other: string) => (other.length > one.length ? other : one)

const shown = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? '–' : format(value)

/** Text at the edges stays inside the picture. */
const anchor = (across: number) => (across < 8 ? 'start' : across > 92 ? 'end' : 'middle')
