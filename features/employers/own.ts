import { notFound } from '#lib/problem.ts'
import type { Membership, Person } from '#spec/access.ts'
import { employerMessages } from './messages.ts'

/**
 * The employer that somebody works for and means: the one named, else the one of longest standing.
 * @throws Problem 404 when they work for none, or not for that one
 */
export function ownEmployer(viewer: Person, id?: string | null): Membership {
  const all = viewer?.employers ?? []
  const found = id ? all.find((employer) => employer.id === id) : all[0]
  if (!found) throw notFound(employerMessages.notYours)
  return found
}
