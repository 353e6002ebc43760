import type { Readable } from 'node:stream'

/** All of a stream, or 'too large' as soon as it is more than `most` bytes; the rest is not read. */
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
