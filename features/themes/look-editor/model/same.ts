import { placedSections } from '#ui/home-order.ts'
import { type HomeSection, homeSections, type SectionChoice } from '#ui/home-sections.ts'

/** Whether two values of a setting are the same, as a form sends them ('6') or as they are stored (6). */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

/** Whether rows were moved, added or removed, and none was typed into. */
export function isRearranged(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return false
  if (before.length !== after.length) return true
  const sorted = (rows: unknown[]) => rows.map(canonical).toSorted().join()
  return sorted(before) === sorted(after)
}

/** The database keeps the keys of an object in an order of its own; a form sends what is blank. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Object.entries(value).filter(([, part]) => part !== undefined && part !== '')
  return `{${parts
    .map(([key, part]) => `${key}:${canonical(part)}`)
    .sort()
    .join()}}`
}

type Placed = { heroLayout: string; sections: readonly SectionChoice[] }

/**
 * Whether a list of sections shows what a look shows already: a form without script sends a place for each, also where the
 * look leaves the order to its hero.
 */
export const isSameOrder = (sent: readonly SectionChoice[], look: Placed): boolean =>
  isSame(shownOf(placedSections({ ...look, sections: sent })), shownOf(placedSections(look)))

const shownOf = (sections: readonly SectionChoice[]) =>
  sections.filter(({ shown }) => shown).map(({ name, variant }) => `${name} ${variant ?? usual(name)}`)

const usual = (name: HomeSection) => {
  const variants: readonly { value: string }[] =
    homeSections.find(({ value }) => value === name)?.variants ?? []
  return variants[0]?.value ?? ''
}
