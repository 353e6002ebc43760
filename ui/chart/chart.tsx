import { type ReactNode, useId } from 'react'
import styles from './chart.module.css'
import figures from './figures.module.css'

/** A chart's figures as rows: what a screen reader, a printout or somebody who wants the exact number reads. */
export type ChartTable = { head: string[]; rows: (string | number)[][] }

type Props = {
  /** one sentence with the figures that matter, for those who do not see the picture */
  summary: string
  table: ChartTable
  /** height of the picture in px; its width is that of its place */
  height: number
  legend?: ReactNode
  /** the longest label of a scale, drawn left of the picture */
  scale?: string
  children: ReactNode
}

/**
 * The frame of a chart: the picture with its summary, and the same figures as a table in a disclosure. Positions across
 * are percentages, so that the server draws it without knowing the width and text keeps its size on a phone.
 */
export function Chart({ summary, table, height, legend, scale, children }: Props) {
  const title = useId()
  const picture = (
    <svg className={styles.picture} height={height} role="img" aria-labelledby={title}>
      <title id={title}>{summary}</title>
      {children}
    </svg>
  )
  return (
    <figure className={styles.chart}>
      {legend && <p className={styles.legend}>{legend}</p>}
      {scale === undefined ? (
        picture
      ) : (
        <div className={styles.scaled}>
          <span className={styles.scale} aria-hidden="true">
            {scale}
          </span>
          {picture}
        </div>
      )}
      <FiguresTable summary={summary} table={table} />
    </figure>
  )
}

/** The figures of a chart, folded under their picture. */
export function FiguresTable({ summary, table }: Pick<Props, 'summary' | 'table'>) {
  return (
    <details className={figures.figures}>
      <summary>Show as a table</summary>
      <div className={figures.frame}>
        <table>
          <caption>{summary}</caption>
          <thead>
            <tr>
              {table.head.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([label, ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: labels of a chart may repeat, rows never move
              <tr key={row}>
                <th scope="row">{label}</th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** A stroke and its meaning, in a legend. */
export function LegendKey({ line, children }: { line: 'now' | 'before'; children: ReactNode }) {
  return (
    <span className={styles.key}>
      <svg aria-hidden="true">
        <line className={styles[line]} x1="0" x2="100%" y1="50%" y2="50%" />
      </svg>
      {children}
    </span>
  )
}
