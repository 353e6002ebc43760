import { scaleLinear } from 'd3-scale'
import styles from './chart.module.css'
import { Line } from './line.tsx'

const height = 28

/** A line without axes beside a figure or in a row of a table. Its words are the figure's own. */
export function Sparkline({ values }: { values: number[] }) {
  const y = scaleLinear([Math.min(0, ...values), Math.max(1, ...values)], [height - 3, 3])
  return (
    <span className={styles.spark}>
      <Line values={values} y={y} height={height} className={styles.sparkLine} />
    </span>
  )
}
