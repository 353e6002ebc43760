import { countiesIn, stateShapes } from './atlas.ts'
import { cornersOf, drawing, drawn, type View, zooms } from './model/window.ts'
import type { JobsMap, MapCircle } from './schema.ts'

/** The states of which some part is seen, where counties are drawn. */
export function statesSeen(view: View): string[] {
  if (view.zoom < zooms.states) return []
  const [[left, top], [right, bottom]] = cornersOf(view)
  return stateShapes
    .filter(
      ({ box: [[west, north], [east, south]] }) =>
        west < right && east > left && north < bottom && south > top,
    )
    .map(({ code }) => code)
}

const [letter, line] = [7, 15]
const most = 60

/** Names of counties that cover neither each other nor a circle: of the largest first. */
export function countyNames(view: View, circles: MapCircle[]): JobsMap['names'] {
  if (view.zoom < zooms.names) return []
  const placed: { label: string; x: number; y: number; half: number }[] = []
  for (const { name, middle } of countiesIn(...cornersOf(view))) {
    const [x, y] = drawn(view, middle)
    const half = (name.length * letter) / 2
    const isWhole = x > half && x < drawing.width - half && y > line && y < drawing.height - line
    const isFree =
      placed.every(
        (other) => Math.abs(other.y - y) > line || Math.abs(other.x - x) > other.half + half + 4,
      ) &&
      circles.every(
        (circle) =>
          Math.abs(circle.y - y) > circle.radius + 6 || Math.abs(circle.x - x) > circle.radius + half,
      )
    if (isWhole && isFree) placed.push({ label: name, x: Math.round(x), y: Math.round(y), half })
    if (placed.length === most) break
  }
  return placed.map(({ label, x, y }) => ({ label, x, y }))
}
