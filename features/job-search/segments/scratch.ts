// Memory for what a search makes and forgets: sets, lists of slots, sort keys, several megabytes in all. As arrays of their own,
// they would have V8 collect the whole heap every twenty searches, which throws away optimized code, too.

const chunkBytes = 1 << 20

const chunks: ArrayBuffer[] = []
let depth = 0
let chunk = 0
let end = 0

/** Runs synchronous work. What it borrows is given back when it ends, so nothing of it may be kept. */
export function withScratch<T>(work: () => T): T {
  const [itsChunk, itsEnd] = [chunk, end]
  depth++
  try {
    return work()
  } finally {
    depth--
    chunk = itsChunk
    end = itsEnd
  }
}

/** Borrowed within `withScratch`, else new; all 0. */
export const scratchWords = (length: number): Uint32Array => words(length).fill(0)

export function scratchCopy(of: Uint32Array): Uint32Array {
  const copy = words(of.length)
  copy.set(of)
  return copy
}

function words(length: number): Uint32Array {
  const buffer = borrow(length * 4)
  return buffer ? new Uint32Array(buffer, end - aligned(length * 4), length) : new Uint32Array(length)
}

/** All 0. */
export function scratchBytes(length: number): Uint8Array {
  const buffer = borrow(length)
  return buffer ? new Uint8Array(buffer, end - aligned(length), length).fill(0) : new Uint8Array(length)
}

/** Not cleared. */
export function scratchSlots(length: number): Uint16Array {
  const buffer = borrow(length * 2)
  return buffer ? new Uint16Array(buffer, end - aligned(length * 2), length) : new Uint16Array(length)
}

/** Not cleared. */
export function scratchNumbers(length: number): Float64Array {
  const buffer = borrow(length * 8)
  return buffer ? new Float64Array(buffer, end - length * 8, length) : new Float64Array(length)
}

const aligned = (bytes: number) => (bytes + 7) & ~7

/** The buffer in which so many bytes end at `end`; null outside of `withScratch`, and where there are more than a chunk has. */
function borrow(bytes: number): ArrayBuffer | null {
  const length = aligned(bytes)
  if (!depth || length > chunkBytes) return null
  if (end + length > chunkBytes) {
    chunk++
    end = 0
  }
  end += length
  const buffer = chunks[chunk] ?? new ArrayBuffer(chunkBytes)
  chunks[chunk] = buffer
  return buffer
}
