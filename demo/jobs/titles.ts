import type { Role } from './role.ts'

/** A title of the role, among its first `most` when that is given. */
export type Titles = (role: Role, most?: number) => string

/** Hands out the titles of a role in turn, so that each of them is used before one is used twice. */
export function titlesInTurn(): Titles {
  const given = new Map<Role, number>()
  return (role, most) => {
    const titles = role.titles.slice(0, most)
    const turn = given.get(role) ?? 0
    given.set(role, turn + 1)
    return titles[turn % titles.length]!
  }
}
