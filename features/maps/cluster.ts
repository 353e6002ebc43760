import type { Cluster } from './schema.ts'

export type Counted = { code: string; name: string; count: number; x: number; y: number }

const smallest = 24
const growth = 34

/** Area grows with the count; the largest fills less than a small state. */
const radiusOf = (count: number, most: number) => Math.round(smallest + growth * Math.sqrt(count / most))

type Group = { members: Counted[]; count: number; x: number; y: number; radius: number }

/** Circles that never overlap: from the largest on, those that would are drawn into the one that they touch. */
export function clustersOf(states: Counted[], here: string | null): Cluster[] {
  const most = Math.max(1, ...states.map(({ count }) => count))
  const groups: Group[] = []
  for (const state of states.toSorted((a, b) => b.count - a.count)) {
    const radius = radiusOf(state.count, most)
    const near = groups.find(
      (group) => Math.hypot(group.x - state.x, group.y - state.y) < group.radius + radius,
    )
    if (near) {
      near.members.push(state)
      near.count += state.count
    } else groups.push({ members: [state], count: state.count, x: state.x, y: state.y, radius })
  }
  return groups.map(({ members, count, x, y, radius }) => ({
    ...{ count, x: Math.round(x), y: Math.round(y), radius },
    label: members.map(({ name }) => name).join(', '),
    href: hrefOf(members),
    isHere: members.some(({ code }) => code === here),
  }))
}

export const hrefOf = (states: Pick<Counted, 'code'>[]): string =>
  `/jobs/search?${new URLSearchParams(states.map(({ code }) => ['state', code]))}`
