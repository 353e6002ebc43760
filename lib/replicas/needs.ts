/** What is not known yet, because the primary has not answered: no replica will do. */
export type Need = bigint | 'unknown'

/**
 * Positions that readers must find replayed: of everybody, after a notification that something changed, and of single persons.
 * @param ask where the primary is now
 * @param keepMs after so long every replica that serves has replayed them
 */
export function needs(ask: () => Promise<bigint>, keepMs: number) {
  const known = new Map<string, { need: Need; until: number }>()

  return {
    /** From now on `reader` finds what is committed now. */
    raise(reader: string): void {
      const now = performance.now()
      for (const [name, { until }] of known) if (until < now) known.delete(name)
      const entry = { need: 'unknown' as Need, until: now + keepMs }
      known.set(reader, entry)
      ask().then(
        (position) => {
          entry.need = position
        },
        () => {},
      )
    },
    of(reader: string): Need {
      const entry = known.get(reader)
      return entry && entry.until > performance.now() ? entry.need : 0n
    },
  }
}

export const highest = (...all: Need[]): Need =>
  all.includes('unknown') ? 'unknown' : (all as bigint[]).toSorted((a, b) => Number(a - b)).at(-1)!
