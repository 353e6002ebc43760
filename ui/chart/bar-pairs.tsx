import list from './bar-list.module.css'
import styles from './chart.module.css'
import { FiguresTable } from './chart.tsx'

type Pair = { label: string; values: [number | null, number | null] }
type Props = {
  summary: string
  /** heads of the table: what the labels are, and the two values */
  heads: [string, string, string]
  rows: Pair[]
  format: (value: number) => string
}

/** Two values of each thing on one scale from zero: the first filled, the second striped, so that it reads without color. */
export function BarPairs({ summary, heads, rows, format }: Props) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const said = (value: number | null) => (value === null ? '–' : format(value))
  return (
    <figure className={styles.chart}>
      <p className={styles.legend}>
        {[heads[1], heads[2]].map((name, at) => (
          <span key={name} className={styles.key}>
            <PairBar width={100} isSecond={at === 1} />
            {name}
          </span>
        ))}
      </p>
      <dl className={list.pairs}>
        {rows.map(({ label, values }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, rows never move
          <div key={row}>
            <dt>{label}</dt>
            {values.map((value, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two values, always the same two
              <dd key={at}>
                <PairBar width={((value ?? 0) / most) * 100} isSecond={at === 1} />
                <strong>{said(value)}</strong>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <FiguresTable
        summary={summary}
        table={{ head: heads, rows: rows.map(({ label, values }) => [label, ...values.map(said)]) }}
      />
    </figure>
  )
}

const PairBar = ({ width, isSecond }: { width: number; isSecond: boolean }) => (
  <svg className={list.across} aria-hidden="true">
    <rect className={isSecond ? styles.partial : styles.bar} width={`${width}%`} height="100%" rx="2" />
  </svg>
)
