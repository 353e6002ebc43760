import type { ReactNode } from 'react'
import { figure } from '../figure.ts'
import list from './bar-list.module.css'
import styles from './chart.module.css'
import { FiguresTable } from './chart.tsx'

/** A bar beside a figure in a cell of a table: how much of the largest it is. */
export function ValueBar({ value, most, text }: { value: number; most: number; text?: string }) {
  return (
    <span className={list.valueBar}>
      <BarAcross value={value} most={most} />
      <span>{text ?? figure(value)}</span>
    </span>
  )
}

export type Level = { label: string; value: number; note?: ReactNode }
type Props = { summary: string; bars: Level[]; heads: [string, string]; format?: (value: number) => string }

/** Bars lying under each other: answers of a question, the steps from sign-up to hire. */
export function ValueBars({ summary, bars, heads, format = figure }: Props) {
  const most = Math.max(1, ...bars.map((bar) => bar.value))
  return (
    <figure className={styles.chart}>
      <dl className={list.levels}>
        {bars.map((bar) => (
          <div key={bar.label}>
            <dt>{bar.label}</dt>
            <dd>
              <BarAcross value={bar.value} most={most} />
              <strong>{format(bar.value)}</strong>
              {bar.note && <span>{bar.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <FiguresTable
        summary={summary}
        table={{ head: heads, rows: bars.map((bar) => [bar.label, format(bar.value)]) }}
      />
    </figure>
  )
}

function BarAcross({ value, most }: { value: number; most: number }) {
  const width = most > 0 ? Math.min(100, (Math.max(0, value) / most) * 100) : 0
  return (
    <svg className={list.across} aria-hidden="true">
      <rect className={styles.track} width="100%" height="100%" rx="2" />
      <rect className={styles.bar} width={`${width}%`} height="100%" rx="2" />
    </svg>
  )
}
