import type { FoundGroup, FoundItem } from '../schema.ts'

/** A line of the palette that can be chosen. */
export type Option = FoundItem & { key: number; group: string }

/** The lines of all groups in order, the whole search of a group after its items. */
export const optionsOf = (groups: FoundGroup[]): Option[] =>
  groups
    .flatMap(({ title, items, all }) => [
      ...items.map((item) => ({ ...item, group: title })),
      ...(all ? [{ ...all, note: null, icon: 'search' as const, group: title }] : []),
    ])
    .map((option, key) => ({ ...option, key }))

/** Where a key leads from the line `at`: up and down through all groups, Tab to the next group; null: not our key. */
export function step(key: string, isBackwards: boolean, options: Option[], at: number): number | null {
  if (options.length === 0) return null
  if (key === 'ArrowDown') return (at + 1) % options.length
  if (key === 'ArrowUp') return (at - 1 + options.length) % options.length
  if (key !== 'Tab' || isBackwards) return null
  const next = options.findIndex(({ group }, index) => index > at && group !== options[at]?.group)
  return next < 0 ? null : next
}
