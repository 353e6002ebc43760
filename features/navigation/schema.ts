import type { MenuEntry } from '#lib/feature.ts'
import type { Workplace } from '#spec/workplaces.ts'

/** An entry of the navigation as this person sees it. */
export type NavigationItem = Pick<MenuEntry, 'label' | 'icon' | 'short'> & {
  href: string
  isCurrent?: boolean
  /** what waits there: '3 new' */
  count?: string
}

/** A workplace of this person, and where it begins. */
export type NavigationPlace = {
  key: Workplace
  name: string
  /** what it holds, in a few words */
  note: string
  icon: MenuEntry['icon']
  href: string
}

/** What is around the pages of a workplace. */
export type Frame = {
  place: Workplace
  /** the side bar; the first pages of the place have no heading */
  groups: { heading: string | null; items: NavigationItem[] }[]
  /** what has no room in the side bar */
  more: NavigationItem[]
  /** attention is for the task: no side bar */
  isTask: boolean
}

/** What this person may reach: their workplaces, and the menu behind their name. */
export type Navigation = {
  places: NavigationPlace[]
  account: NavigationItem[]
  /** has messages on this site */
  hasChat: boolean
}
