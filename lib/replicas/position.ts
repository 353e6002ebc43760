/** A position in the write-ahead log, as PostgreSQL writes it: 16/B374D848. Positions of one server only grow. */
export function positionOf(text: string): bigint | null {
  const [, high, low] = /^([0-9a-f]{1,8})\/([0-9a-f]{1,8})$/i.exec(text) ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : null
}

export const inWords = (position: bigint) =>
  `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase()

/**
 * The positions of the primary over time, which say how far behind a replica is, also one that hears nothing more from its primary
 * and would call itself up to date.
 * @param keepMs how long positions are kept: longer than the lag that is tolerated
 */
export function positionHistory(keepMs: number) {
  const seen: { position: bigint; at: number }[] = []
  return {
    /** @param at milliseconds of a monotonic clock */
    note(position: bigint, at: number): void {
      const last = seen.at(-1)
      if (last && position <= last.position) {
        // After a promotion elsewhere, or a restore: what was known is of another history.
        if (position < last.position) seen.length = 0
        else return
      }
      // How old the first position is cannot be known: who has not reached it is behind for ever.
      seen.push({ position, at: seen.length ? at : Number.NEGATIVE_INFINITY })
      while (seen.length > 2 && seen[1]!.at < at - keepMs) seen.shift()
    },
    /** @returns milliseconds; infinite while the position of the primary is not known */
    lagOf(position: bigint, now: number): number {
      if (!seen.length) return Number.POSITIVE_INFINITY
      const next = seen.find((one) => one.position > position)
      return next ? now - next.at : 0
    },
  }
}
