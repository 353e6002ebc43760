import { picture } from './model/window.ts'
import type { Cluster } from './schema.ts'

export type Counted = { code: string; name: string; count: number; x: number; y: number }

/** Circles in the units of a drawing: their smallest radius, and what the largest has more. */
export type Sizes = { smallest: number; growth: number }
const ofCountry: Sizes = { smallest: 24, growth: 34 }

/** Area grows with the count; the largest fills less than a small state. */
const radiusOf = (count: number, most: number, { smallest, growth }: Sizes) =>
  Math.round(smallest + growth * Math.sqrt(count / most))

export type Group<Point> = { members: Point[]; count: number; x: number; y: number; radius: number }

/** Circles that never overlap: from the largest on, those that would are drawn into the one that they touch. */
export function grouped<Point extends { count: number; x: number; y: number }>(
  points: Point[],
  sizes: Sizes,
): Group<Point>[] {
  const most = Math.max(1, ...points.map(({ count }) => count))
  const groups: Group<Point>[] = []
  for (const point of points.toSorted((a, b) => b.count - a.count)) {
    const radius = radiusOf(point.count, most, sizes)
    const near = groups.find(
      (group) => Math.hypot(group.x - point.x, group.y - point.y) < group.radius + radius,
    )
    if (near) {
      near.members.push(point)
      near.count += point.count
    } else groups.push({ members: [point], count: point.count, x: point.x, y: point.y, radius })
  }
  return groups
}

/** Circles of states at the edge of the picture, such as Hawaii, are in it as a whole, with the ring of the person's own. */
const ring = 9
const inside = (at: number, radius: number, most: number) =>
  Math.round(Math.min(most - radius - ring, Math.max(radius + ring, at)))

/** The states of the country, each circle a search in it. */
export const clustersOf = (states: Counted[], here: string | null): Cluster[] =>
  grouped(states, ofCountry).map(({ members, count, x, y, radius }) => ({
    ...{ count, x: inside(x, radius, picture.width), y: inside(y, radius, picture.height), radius },
    label: members.map(({ name }) => name).join(', '),
    href: hrefOf(members),
    isHere: members.some(({ code }) => code === here),
  }))

export const hrefOf = (states: Pick<Counted, 'code'>[]): string =>
  `/jobs/search?${new URLSearchParams(states.map(({ code }) => ['state', code]))}`
