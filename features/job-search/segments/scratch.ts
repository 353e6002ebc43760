// Memory for what a search makes and forgets: sets, lists of slots, sort keys, several megabytes in all. As arrays of their own,
// they would have V8 collect the whole heap every seventeen searches, which throws away optimized code, too.

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

// Borrowed within `withScratch`, else new. A thread keeps as many chunks as its largest search needed.

/** All 0. */
export const scratchWords = (length: number): Uint32Array => borrow(Uint32Array, length).fill(0)

export function scratchCopy(of: Uint32Array): Uint32Array {
  const copy = borrow(Uint32Array, of.length)
  copy.set(of)
  return copy
}

/** All 0. */
export const scratchBytes = (length: number): Uint8Array => borrow(Uint8Array, length).fill(0)

/** Not cleared. */
export const scratchSlots = (length: number): Uint16Array => borrow(Uint16Array, length)

/** Not cleared. */
export const scratchNumbers = (length: number): Float64Array => borrow(Float64Array, length)

type Numbers<Values> = {
  new (length: number): Values
  new (buffer: ArrayBuffer, at: number, length: number): Values
  readonly BYTES_PER_ELEMENT: number
}

function borrow<Values>(Kind: Numbers<Values>, length: number): Values {
  // Every kind begins at a multiple of eight bytes.
  const bytes = (length * Kind.BYTES_PER_ELEMENT + 7) & ~7
  if (!depth || bytes > chunkBytes) return new Kind(length)
  if (end + bytes > chunkBytes) {
    chunk++
    end = 0
  }
  const buffer = chunks[chunk] ?? new ArrayBuffer(chunkBytes)
  chunks[chunk] = buffer
  const borrowed = new Kind(buffer, end, length)
  end += bytes
  return borrowed
}
