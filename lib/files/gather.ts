import type { Readable } from 'node:stream'

/** Reads a whole stream, or stops with 'too large' beyond `most` bytes. */
export async function gather(
  bytes: Uint8Array | Readable | AsyncIterable<Buffer>,
  most: number,
): Promise<Buffer | 'too large'> {
  if (bytes instanceof Uint8Array)
    return bytes.length > most ? 'too large' : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of bytes) {
    length += chunk.length
    if (length > most) return 'too large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
