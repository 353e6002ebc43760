import type { Marked } from './schema.ts'

/** Plain text with query matches marked. */
export function MarkedText({ pieces }: { pieces: Marked }) {
  return pieces.map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
    at % 2 ? <mark key={at}>{piece}</mark> : piece,
  )
}
