import type { Notes } from './notes.ts'

/** The text of the bytes, piece by piece. Bytes that are not of the character set become U+FFFD, with a warning. */
export async function* decoded(
  bytes: AsyncIterable<Buffer>,
  charset: string,
  notes: Notes,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(charset)
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true })
    if (text.includes('\ufffd')) notes.warn(`Bytes that are not ${charset}`)
    if (text) yield text
  }
  const last = decoder.decode()
  if (last) yield last
}
