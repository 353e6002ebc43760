/** The lowest UUID v7 of a moment: later entries have higher ids, so the primary key finds them. */
export function firstIdAt(time: number): string {
  const hex = Math.max(0, time).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7000-8000-000000000000`
}

const dayMs = 86_400_000

/** Id bounds of the entries of these days, inclusive; null: no bound. */
export const idsBetween = (from: string, to: string) => ({
  least: from ? firstIdAt(Date.parse(from)) : null,
  below: to ? firstIdAt(Date.parse(to) + dayMs) : null,
})
