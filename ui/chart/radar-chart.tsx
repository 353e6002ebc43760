import { curveLinearClosed, lineRadial } from 'd3-shape'
import styles from './chart.module.css'
import { FiguresTable, LegendKey } from './chart.tsx'

export type Axis = { label: string; value: number; before?: number }
type Props = {
  summary: string
  axes: Axis[]
  most: number
  /** heads of the table: what the axes are, this result, the result it is compared with */
  heads: [string, string] | [string, string, string]
}

const radius = 100
const rings = [0.2, 0.4, 0.6, 0.8, 1]

/** Values on axes around a center, as a polygon (six: a hexagon), with an earlier result dashed. */
export function RadarChart({ summary, axes, most, heads }: Props) {
  const outline = lineRadial<number>()
    .angle((_, at) => (at / axes.length) * 2 * Math.PI)
    .radius((value) => (Math.min(most, Math.max(0, value)) / most) * radius)
    .curve(curveLinearClosed)
  const [head, nowHead, beforeHead] = heads
  const before = axes.every((axis) => axis.before !== undefined)
  return (
    <figure className={styles.chart}>
      <svg className={styles.radar} viewBox="-190 -145 380 290" role="img" aria-label={summary}>
        {rings.map((ring) => (
          <path key={ring} className={styles.ring} d={outline(axes.map(() => ring * most)) ?? ''} />
        ))}
        <path className={styles.area} d={outline(axes.map((axis) => axis.value)) ?? ''} />
        {before && <path className={styles.before} d={outline(axes.map((axis) => axis.before ?? 0)) ?? ''} />}
        {axes.map((axis, at) => {
          const angle = (at / axes.length) * 2 * Math.PI
          const [x, y] = [Math.sin(angle), -Math.cos(angle)]
          const reach = (Math.min(most, Math.max(0, axis.value)) / most) * radius
          return (
            <g key={axis.label}>
              <circle className={styles.dot} cx={x * reach} cy={y * reach} r="4" />
              <text y={y * (radius + 22) - 4} textAnchor={side(x)}>
                <tspan className={styles.value} x={x * (radius + 12)}>
                  {axis.value}
                </tspan>
                <tspan x={x * (radius + 12)} dy="1.2em">
                  {axis.label}
                </tspan>
              </text>
            </g>
          )
        })}
      </svg>
      {before && beforeHead && (
        <p className={styles.legend}>
          <LegendKey line="now">{nowHead}</LegendKey>
          <LegendKey line="before">{beforeHead}</LegendKey>
        </p>
      )}
      <FiguresTable
        summary={summary}
        table={{
          head: before && beforeHead ? [head, nowHead, beforeHead] : [head, nowHead],
          rows: axes.map((axis) => [axis.label, axis.value, ...(before ? [axis.before ?? 0] : [])]),
        }}
      />
    </figure>
  )
}

const side = (x: number) => (Math.abs(x) < 0.1 ? 'middle' : x > 0 ? 'start' : 'end')
