import type { ScaleLinear } from 'd3-scale'
import { line } from 'd3-shape'

type Props = {
  values: (number | null)[]
  y: ScaleLinear<number, number>
  height: number
  className: string | undefined
}

/** A line as wide as its place, with gaps where values are missing. The nested picture stretches, the stroke does not. */
export function Line({ values, y, height, className }: Props) {
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, at) => (values.length < 2 ? 50 : (at / (values.length - 1)) * 100))
    .y((value) => y(value ?? 0))
  return (
    <svg
      width="100%"
      height={height}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={className} d={path(values) ?? ''} />
    </svg>
  )
}
