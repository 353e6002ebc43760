import type { IconName } from '../icon-paths.ts'

/** A link of the side bar. */
export type WorkItem = {
  label: string
  href: string
  icon: IconName
  isCurrent?: boolean
  /** what waits there: '3 new' */
  count?: string
  /** its word in a phone's bottom bar */
  short?: string
}

export type WorkGroup = { heading: string | null; items: WorkItem[] }

/** A workplace in the menu of places. */
export type WorkPlace = { name: string; note: string; href: string; isCurrent: boolean }

/** In a phone's bottom bar, before More. */
export const mostAtTheBottom = 4

export const bottomOf = (groups: WorkGroup[], more: WorkItem[]): WorkItem[] =>
  [...groups.flatMap(({ items }) => items), ...more]
    .filter(({ short }) => short !== undefined)
    .slice(0, mostAtTheBottom)
