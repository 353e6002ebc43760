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

/** The states of the country, each circle a search in it. */
export const clustersOf = (states: Counted[], here: string | null): Cluster[] =>
  grouped(states, ofCountry).map(({ members, count, x, y, radius }) => ({
    ...{ count, x: Math.round(x), y: Math.round(y), radius },
    label: members.map(({ name }) => name).join(', '),
    href: hrefOf(members),
    isHere: members.some(({ code }) => code === here),
  }))

export const hrefOf = (states: Pick<Counted, 'code'>[]): string =>
  `/jobs/search?${new URLSearchParams(states.map(({ code }) => ['state', code]))}`
