/**
 * Remembers which references a run has met, in 16 bytes for each: a million of them as a Set of strings would take a
 * hundred megabytes. Two references are taken for one with a chance of one in 10,000 when a feed has a million.
 */
export class SeenReferences {
  private slots = new Float64Array(1 << 12)
  private count = 0

  /** Adds a reference; false when it was met before. */
  add(reference: string): boolean {
    if (this.count * 2 >= this.slots.length) this.grow()
    const added = place(this.slots, fingerprint(reference))
    if (added) this.count++
    return added
  }

  get size() {
    return this.count
  }

  private grow() {
    const wider = new Float64Array(this.slots.length * 2)
    for (const print of this.slots) if (print !== 0) place(wider, print)
    this.slots = wider
  }
}

function place(slots: Float64Array, print: number): boolean {
  const mask = slots.length - 1
  for (let at = print % slots.length; ; at = (at + 1) & mask) {
    if (slots[at] === print) return false
    if (slots[at] === 0) {
      slots[at] = print
      return true
    }
  }
}

/** 53 bits of a string: two rounds of FNV-1a with different beginnings, mixed. Never 0. */
function fingerprint(text: string): number {
  let low = 0x811c9dc5
  let high = 0x9747b28c
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul(high ^ (unit + at), 0x85ebca6b)
    high ^= high >>> 13
  }
  low = Math.imul(low ^ (low >>> 16), 0xc2b2ae35)
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0) + 1
}
