import { placedSections } from '#ui/home-order.ts'
import type { SectionChoice } from '#ui/home-sections.ts'
import type { LookKey } from '#ui/look-settings.ts'
import { heroWordsHeading, homeWordSettings } from '../../look/model/settings.ts'
import { isSame } from './same.ts'

type Homes = { heroLayout: string; sections: readonly SectionChoice[] }
type Setting = { key: string; heading: string; section?: string }

/** Sections that consist of cards, the most seen first. */
const ofCards = ['promoted', 'newest', 'news', 'trainings', 'fundraisers']

/** The part of a page that a heading of settings is about. A part that is not listed is a section of the home page. */
const headings: { [part in string]?: string } = {
  ...{ official: 'Line above the header', alert: 'Alert line' },
  ...{ header: 'Header', hero: 'Hero', footer: 'Footer' },
}

/** The heading of the settings that a part of a page opens: that of its words, where it has any. */
export const headingOf = (part: string): string =>
  headings[part] ?? homeWordSettings.find(({ section }) => section === part)?.heading ?? 'Sections'

/**
 * The parts of a page in which a changed setting is seen: 'header', 'hero', 'footer' and names of sections. Empty: it is seen
 * everywhere.
 * @param on the parts that the page has
 */
export function partsOf(
  { key, heading, section }: Setting,
  live: Homes,
  draft: Homes,
  on: readonly string[],
): string[] {
  const own = Object.keys(headings).find((part) => headings[part] === heading)
  if (own) return [own]
  if (section) return [section]
  if (heading === heroWordsHeading) return ['hero']
  if (key === 'figuresSurface') return ['figures']
  if (key === ('sections' satisfies LookKey)) return changedSections(live, draft)
  const cards = ofCards.find((name) => on.includes(name))
  return heading === 'Cards' && cards ? [cards] : []
}

/** Sections that were moved, that are shown now, or that look different. */
function changedSections(live: Homes, draft: Homes): string[] {
  const [before, now] = [shownIn(live), shownIn(draft)]
  const others = now.filter(({ name, variant }) => {
    const was = before.find((one) => one.name === name)
    return !was || !isSame(was.variant, variant)
  })
  return [...others.map(({ name }) => name), ...moved(namesOf(before), namesOf(now))]
}

const shownIn = (look: Homes) => placedSections(look).filter(({ shown }) => shown)
const namesOf = (sections: readonly SectionChoice[]) => sections.map(({ name }) => name as string)

/** As few as possible of those in both lists: without them, the others are in the same order. */
export function moved(before: readonly string[], now: readonly string[]): string[] {
  let [rest, order] = [before.filter((one) => now.includes(one)), now.filter((one) => before.includes(one))]
  const out: string[] = []
  const distance = (name: string) => Math.abs(rest.indexOf(name) - order.indexOf(name))
  while (!isSame(rest, order)) {
    const farthest = order.reduce((one, other) => (distance(other) > distance(one) ? other : one))
    out.push(farthest)
    rest = rest.filter((one) => one !== farthest)
    order = order.filter((one) => one !== farthest)
  }
  return out
}
